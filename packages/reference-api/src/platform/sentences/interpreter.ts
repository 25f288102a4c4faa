import type { DEFAULT_LANGUAGE, Language } from '@aferir/domain';

/** A language of the interface beside Portuguese, in which everything is said first. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** A sentence, or what says it of one thing: a name, an amount. */
type Sentence = string | ((thing: never) => string);

/** Sentences under their names, in groups where they have some. */
export interface SentenceBook {
  readonly [name: string]: Sentence | SentenceBook;
}

/** The same sentences in another language. */
export type InOtherWords<Book> = {
  readonly [Name in keyof Book]: Book[Name] extends string
    ? string
    : Book[Name] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : InOtherWords<Book[Name]>;
};

/** The same sentences in every language. */
export type InEveryLanguage<Book> = Readonly<Record<Language, InOtherWords<Book>>>;

/** What a part of the server says, and how it says that in the other languages. */
export interface SpokenSentences {
  readonly portuguese: SentenceBook;
  /** May leave out what no widget shows. */
  readonly others: Readonly<Record<OtherLanguage, SentenceBook>>;
}

/** Puts a part's sentences beside their translations; `Book` names those that are translated. */
export function spoken<Book extends object>(
  portuguese: Book,
  others: Readonly<Record<OtherLanguage, InOtherWords<Book>>>,
): SpokenSentences {
  return { portuguese, others } as unknown as SpokenSentences;
}

/** Says a sentence of ours in another language; undefined where it is none that can be said in it. */
export type Interpreter = (sentence: string, language: OtherLanguage) => string | undefined;

/** Makes the interpreter of some parts. */
export function createInterpreter(parts: readonly SpokenSentences[]): Interpreter {
  const phrases = {
    en: parts.flatMap(({ portuguese, others }) => phrasesOf(portuguese, others.en)),
    es: parts.flatMap(({ portuguese, others }) => phrasesOf(portuguese, others.es)),
  } satisfies Record<OtherLanguage, Phrase[]>;
  return (sentence, language) => {
    for (const say of phrases[language]) {
      const said = say(sentence);
      if (said !== undefined) return said;
    }
    return undefined;
  };
}

type Phrase = (sentence: string) => string | undefined;

function phrasesOf(portuguese: SentenceBook, other: SentenceBook): Phrase[] {
  return Object.entries(other).flatMap(([name, words]): Phrase[] => {
    const own = portuguese[name];
    if (typeof own === 'string' && typeof words === 'string') {
      return [(sentence) => (sentence === own ? words : undefined)];
    }
    if (typeof own === 'function' && typeof words === 'function') return [phraseOf(own, words)];
    if (typeof own === 'object' && typeof words === 'object') return phrasesOf(own, words);
    throw new Error(`${name} is said in another way in another language.`);
  });
}

/** Stands where a sentence names its thing. */
const gap = '\u0001';

/** A sentence about a thing: that is found in the sentence, which has to be the same said of it. */
function phraseOf(own: (thing: never) => string, words: (thing: never) => string): Phrase {
  const [before = '', after = ''] = own(gap as never).split(gap);
  return (sentence) => {
    const named = sentence.slice(before.length, sentence.length - after.length);
    // One thing is often said in words of its own.
    const thing = [named, 1].find((one) => own(one as never) === sentence);
    return thing === undefined ? undefined : words(thing as never);
  };
}
