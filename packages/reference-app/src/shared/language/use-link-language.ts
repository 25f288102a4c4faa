import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { openedLinkQuery } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useVisitorLanguage } from './use-visitor-language.ts';

/** What whoever holds a link is addressed in, once the page has asked what it opens; Portuguese until then. Where there is no link, what its visitor likes. */
export function useLinkLanguage(hash: string): Language {
  const { links } = useServices();
  const { data } = useQuery({ ...openedLinkQuery(links(hash)), enabled: false });
  const visitors = useVisitorLanguage();
  return hash === '' ? visitors : (data?.cdIdioma ?? DEFAULT_LANGUAGE);
}
