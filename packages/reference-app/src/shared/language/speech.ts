import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import type { UiMessagesProviderProps } from '@aferir/ui';

/** Texts of the app that are said in other languages too: what a catalogue calls them, and what they are in Portuguese. */
export interface SpokenPart<Texts extends object> {
  readonly name: string;
  readonly portuguese: Texts;
}

/** What texts are in any language: the same keys, other words. */
export type Said<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Texts]: Said<Texts[Key]> };

/** A language, with what the app and the kit say in it. */
export interface Speech {
  readonly language: Language;
  /** Texts by the name of their part; a part that is not here speaks Portuguese. */
  readonly texts: Readonly<Record<string, object>>;
  readonly kit: UiMessagesProviderProps['messages'];
}

/** Fetches what is said in a language. */
export type LoadSpeech = (language: Exclude<Language, 'pt-BR'>) => Promise<Speech>;

/** What the app speaks, whoever is asked for it. */
export interface Speaker {
  current(): Speech;
  subscribe(listener: () => void): () => void;
  /**
   * Has the app speak a language, at once where its texts are there, else as soon as they have come. Where they can't be fetched it
   * goes on as it is.
   */
  speak(language: Language): Promise<void>;
}

/** What is spoken until somebody asks for more. */
export const PORTUGUESE: Speech = { language: DEFAULT_LANGUAGE, texts: {}, kit: {} };

/** Texts as a speech has them. */
export function textsIn<Texts extends object>(
  { texts }: Speech,
  { name, portuguese }: SpokenPart<Texts>,
): Said<Texts> {
  return (texts[name] ?? portuguese) as Said<Texts>;
}

/** Speaks Portuguese first, and nothing else where nothing is fetched. */
export function createSpeaker(load?: LoadSpeech): Speaker {
  const known: { [Known in Language]?: Speech | undefined } = { [DEFAULT_LANGUAGE]: PORTUGUESE };
  const listeners = new Set<() => void>();
  let spoken = PORTUGUESE;
  let asked: Language;

  return {
    current: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async speak(language) {
      asked = language;
      if (!known[language] && language !== DEFAULT_LANGUAGE) {
        known[language] = await load?.(language).catch(() => undefined);
      }
      if (asked !== language) return;
      spoken = known[language] ?? spoken;
      for (const listener of listeners) listener();
    },
  };
}
