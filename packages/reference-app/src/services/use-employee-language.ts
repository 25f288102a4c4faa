import { getEmployeeUserQuery, useSession } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from './services-context.tsx';

/**
 * What the signed-in employee is addressed in. Until the server has told it: as they were last seen here, else what was chosen here
 * before they signed in.
 */
export function useEmployeeLanguage(): Language {
  const { employee, companies } = useServices();
  const session = useSession(employee);
  const { data: user } = useQuery({ ...getEmployeeUserQuery(employee), enabled: session !== null });
  const { idOrganogramaPessoa: id, cdIdioma: told } = user ?? {};
  useEffect(() => {
    if (id !== undefined && told) companies.rememberLanguage(id, told);
  }, [companies, id, told]);
  if (told) return told;
  if (!session) return DEFAULT_LANGUAGE;
  const seen = companies.languageOf(session.token.idOrganogramaPessoa);
  return seen ?? languageOf(companies.likedLanguage());
}
