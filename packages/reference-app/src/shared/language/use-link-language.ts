import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { openedLinkQuery } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';

/** What whoever holds a link is addressed in, once the page has asked what it opens; Portuguese until then. */
export function useLinkLanguage(hash: string): Language {
  const { links } = useServices();
  const { data } = useQuery({ ...openedLinkQuery(links(hash)), enabled: false });
  return data?.cdIdioma ?? DEFAULT_LANGUAGE;
}
