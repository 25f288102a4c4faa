/** The languages of the interface, by their tags. The first is spoken where nobody asks for another one. */
export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;

/** A language of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** What the languages call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'pt-BR': 'Português',
  en: 'English',
  es: 'Español',
};

/** Spoken where nobody asks for another language, and that of all content. */
export const DEFAULT_LANGUAGE = LANGUAGES[0];

/** The query parameter under which an address says what language its page is to speak. */
export const LANGUAGE_PARAM = 'lang';

/** What an address says of the language that its page is to speak, as a query; nothing for the one that is spoken anyway. */
export function languageQuery(language: Language): Readonly<Record<string, string>> {
  return language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_PARAM]: language };
}

/** The language that a tag asks for, in any case and of any region; the default one for all that we do not speak. */
export function languageOf(tag: string | null | undefined): Language {
  return spokenBy(tag ?? '') ?? DEFAULT_LANGUAGE;
}

/**
 * The language that a header `Accept-Language` asks for: the one that is liked best of those that we speak. The default one where
 * there is none, or no header.
 */
export function languageAsked(header: string | null | undefined): Language {
  const liked = likedIn(header)
    .map(({ tag, quality }) => ({ language: spokenBy(tag), quality }))
    .filter(({ language }) => language !== undefined)
    .toSorted((one, other) => other.quality - one.quality);
  return liked[0]?.language ?? DEFAULT_LANGUAGE;
}

/** Whether a header `Accept-Language` takes any language, so that whoever knows the reader may choose. */
export function takesAnyLanguage(header: string | null | undefined): boolean {
  return likedIn(header).some(({ tag }) => tag === '*');
}

/** What a header `Accept-Language` takes; a quality of 0 refuses. */
function likedIn(header: string | null | undefined): { tag: string; quality: number }[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0);
}

/** The language that somebody has chosen, as long as the company offers it; undefined where no choice is in force. */
export function languageInForce(
  chosen: string | null | undefined,
  offered: readonly string[],
): Language | undefined {
  return LANGUAGES.find((language) => language === chosen && offered.includes(language));
}

/**
 * The language that a person is addressed in where no page asks for one: their own as long as the company offers it, otherwise
 * the company's first.
 */
export function languageOfPerson(
  own: string | null | undefined,
  offered: readonly string[],
): Language {
  return languageInForce(own, offered) ?? languageOf(offered[0]);
}

/**
 * The language for somebody of whom it is only known what they like, as tags, best first: what of it the company offers, otherwise the
 * company's first.
 */
export function languageOfVisitor(
  liked: readonly (string | null)[],
  offered: readonly string[],
): Language {
  const found = liked
    .map((tag) => spokenBy(tag ?? ''))
    .find((language) => language !== undefined && offered.includes(language));
  return found ?? languageOf(offered[0]);
}

function spokenBy(tag: string): Language | undefined {
  const asked = primaryOf(tag);
  return LANGUAGES.find((language) => primaryOf(language) === asked);
}

function primaryOf(tag: string): string {
  return tag.trim().split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
}
