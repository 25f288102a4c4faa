import { DEFAULT_LANGUAGE, type Language } from './language.ts';

/** Makes what a language needs, such as a formatter, when it is first asked for, and keeps it. */
export function byLanguage<Made>(
  make: (language: Language) => Made,
): (language?: Language) => Made {
  const made = new Map<Language, Made>();
  return (language = DEFAULT_LANGUAGE) => {
    const kept = made.get(language) ?? make(language);
    made.set(language, kept);
    return kept;
  };
}
