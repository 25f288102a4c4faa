import { getEmployeeUserQuery, useSession } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from './services-context.tsx';

/** What the signed-in employee is addressed in: as it was last seen here, until the server has told it. */
export function useEmployeeLanguage(): Language {
  const { employee, companies } = useServices();
  const session = useSession(employee);
  const { data: user } = useQuery({ ...getEmployeeUserQuery(employee), enabled: session !== null });
  const { idOrganogramaPessoa: id, cdIdioma: told } = user ?? {};
  useEffect(() => {
    if (id !== undefined && told) companies.rememberLanguage(id, told);
  }, [companies, id, told]);
  if (told) return told;
  return session ? companies.languageOf(session.token.idOrganogramaPessoa) : DEFAULT_LANGUAGE;
}
