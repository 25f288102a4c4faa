import {
  getCompanyPublicInfoQuery,
  getEmployeeUserQuery,
  useSession,
} from '@aferir/api-client/react';
import type { Company } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services-context.tsx';
import { useCompanyColor } from './use-company-color.ts';

/** The signed-in employee, as far as every page of theirs needs to know. */
export interface Employee {
  readonly id: number;
  readonly name: string;
  readonly photoUrl: string | null;
  /** Whether they have people to answer for. */
  readonly isManager: boolean;
  readonly company: Company;
}

/** Who is signed in as an employee: from the session at once, then as the server knows them now. */
export function useEmployee(): Employee | null {
  const { employee, anyone } = useServices();
  const session = useSession(employee);
  const { data: user, isError } = useQuery({
    ...getEmployeeUserQuery(employee),
    enabled: session !== null,
  });
  // What anybody may know of a company stands in when the server does not say who is signed in.
  const { data: company } = useQuery({
    ...getCompanyPublicInfoQuery(anyone, {
      path: { idCliente: session?.token.idCliente ?? 0 },
    }),
    enabled: session !== null && !user && isError,
  });
  const known = user ?? company;
  const color = useCompanyColor(session?.token.idCliente, known);

  if (!session) return null;
  return {
    id: session.token.idOrganogramaPessoa,
    name: user?.nmPessoa ?? session.token.nmPessoa,
    photoUrl: user?.urlFoto ?? null,
    isManager: user?.flGestor ?? false,
    company: {
      name: user?.nmCliente ?? company?.nome ?? '',
      logoUrl: known?.logoUrl ?? null,
      color,
    },
  };
}
