import { listAccessProfilesQuery } from '@aferir/api-client/react';
import type { GridNarrowing } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { ACCESS_PROFILE_PARAM } from '../../shared/address/param-names.ts';
import { toId } from '../../shared/address/to-id.ts';
import { useAddressParams } from '../../shared/address/use-address-params.ts';
import { useParamNarrowing } from '../../shared/address/use-param-narrowing.ts';
import { peopleNarrowingMessages } from '../../shared/people/people-narrowing-messages.ts';
import { nameOf } from '../../shared/people/use-place-narrowing.ts';
import { usersMessages as texts } from './users-messages.ts';

/** The profile that the address names, and what it is called; null until that is known. */
export function useChosenProfile(): {
  readonly id: number | undefined;
  readonly name: string | null;
} {
  const { staff } = useServices();
  const [params] = useAddressParams();
  const id = toId(params.get(ACCESS_PROFILE_PARAM));
  const profile = useQuery({
    ...listAccessProfilesQuery(staff, { query: { idPerfilAcesso: id ?? 0 } }),
    enabled: id !== null,
    select: ({ rows }) => rows[0]?.nmPerfilAcesso,
  });
  return { id: id ?? undefined, name: profile.isPending ? null : nameOf(profile) };
}

/** The profile that the address narrows users down to, and the chip that says so. */
export function useProfileNarrowing(): {
  /** For the call that reads the list. */
  readonly held: { readonly idPerfilAcesso?: number };
  readonly profileNarrowings: readonly GridNarrowing[];
} {
  const narrowing = useParamNarrowing();
  const { id, name } = useChosenProfile();
  if (id === undefined) return { held: {}, profileNarrowings: [] };
  return {
    held: { idPerfilAcesso: id },
    profileNarrowings: [
      narrowing(ACCESS_PROFILE_PARAM, texts.profileIs(name ?? peopleNarrowingMessages.reading)),
    ],
  };
}
