import { LANGUAGE_PARAM, type Language, languageOf } from '@aferir/domain';
import { useSearch } from '../navigation/navigation.tsx';

/** The language that the address of the page asks for, as it stands there; null where it asks for none. */
export function useAddressTag(): string | null {
  return useSearch().get(LANGUAGE_PARAM);
}

/** The language that the address of the page asks for. */
export function useAddressLanguage(): Language {
  return languageOf(useAddressTag());
}
