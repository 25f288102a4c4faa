import { LANGUAGES, type Language, languageOfVisitor } from '@aferir/domain';
import { useServices } from '../../services/services-context.tsx';
import { useAddressTag } from './address-language.ts';

/**
 * The language for somebody of whom neither the person nor the company is known: what the address asks for, what was chosen on this
 * device, what the browser likes.
 */
export function useVisitorLanguage(): Language {
  const { companies } = useServices();
  const asked = useAddressTag();
  return languageOfVisitor([asked, companies.likedLanguage(), ...navigator.languages], LANGUAGES);
}
