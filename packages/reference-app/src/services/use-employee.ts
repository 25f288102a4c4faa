import { employeeUserQuery, useSession } from '@aferir/api-client/react';
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
  const { employee } = useServices();
  const session = useSession(employee);
  const { data: user } = useQuery({ ...employeeUserQuery(employee), enabled: session !== null });
  if (!session) return null;
  return {
    id: session.token.idOrganogramaPessoa,
    name: user?.nmPessoa ?? session.token.nmPessoa,
    photoUrl: user?.urlFoto ?? null,
    company: user?.nmCliente ?? '',
    companyLogoUrl: user?.logoUrl ?? null,
  };
}
