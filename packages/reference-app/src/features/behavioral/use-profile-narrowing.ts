import { ASSESSED_COUNT, NOT_ASSESSED_COUNT } from '@aferir/domain';
import type { GridNarrowing } from '@aferir/ui';
import { PROFILE_PARAM } from '../../shared/address/param-names.ts';
import { useAddressParams } from '../../shared/address/use-address-params.ts';
import { useParamNarrowing } from '../../shared/address/use-param-narrowing.ts';
import { peopleNarrowingMessages as texts } from '../../shared/people/people-narrowing-messages.ts';
import { profileFilterOf } from '../../shared/people/profile-filter.ts';

/** The primary profile that the address narrows people down to, and the chip that says so. */
export function useProfileNarrowing(): {
  readonly nmPerfil: ReturnType<typeof profileFilterOf>;
  readonly profileNarrowings: readonly GridNarrowing[];
} {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const nmPerfil = profileFilterOf(params.get(PROFILE_PARAM));
  const isCount = nmPerfil === ASSESSED_COUNT || nmPerfil === NOT_ASSESSED_COUNT;
  const label = isCount ? nmPerfil : nmPerfil && texts.profile(nmPerfil);
  return { nmPerfil, profileNarrowings: label ? [narrowing(PROFILE_PARAM, label)] : [] };
}
