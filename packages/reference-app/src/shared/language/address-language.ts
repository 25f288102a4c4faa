import { DEFAULT_LANGUAGE, type Language, languageOf } from '@aferir/domain';
import { useSearch } from '../navigation/navigation.tsx';

/** The name under which an address says what its page is to speak. */
const PARAM = 'lang';

/** What says in an address that its page is to speak a language; nothing for what is spoken anyway. */
export function speaking(language: Language): Readonly<Record<string, string>> {
  return language === DEFAULT_LANGUAGE ? {} : { [PARAM]: language };
}

/** The language that the address of the page asks for, as it stands there; null where it asks for none. */
export function useAddressTag(): string | null {
  return useSearch().get(PARAM);
}

/** The language that the address of the page asks for. */
export function useAddressLanguage(): Language {
  return languageOf(useAddressTag());
}
