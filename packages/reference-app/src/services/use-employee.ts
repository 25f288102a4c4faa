import {
  getCompanyPublicInfoQuery,
  getEmployeeUserQuery,
  useSession,
} from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services-context.tsx';

/** The signed-in employee, as far as every page of theirs needs to know. */
export interface Employee {
  readonly id: number;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly company: string;
  readonly companyLogoUrl: string | null;
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
  if (!session) return null;
  return {
    id: session.token.idOrganogramaPessoa,
    name: user?.nmPessoa ?? session.token.nmPessoa,
    photoUrl: user?.urlFoto ?? null,
    company: user?.nmCliente ?? company?.nome ?? '',
    companyLogoUrl: (user ?? company)?.logoUrl ?? null,
  };
}
