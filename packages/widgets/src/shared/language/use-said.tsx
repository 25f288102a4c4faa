import { languageOfSaid } from '@aferir/api-client';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@aferir/domain';
import type { ReactNode } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { frameMessagesIn } from '../provider/frame-messages.ts';
import { sayIn } from './say-in.ts';

/** A sentence about a failure as it is shown. */
export interface Said {
  readonly message: string;
  /** The language of a sentence that a server has said in another one than the widget's. */
  readonly lang?: Language;
}

/**
 * Tells how a sentence about a failure is shown: our own in the language in force, what a server has said as it
 * said it, marked where that is another language.
 */
export function useSaid(): (sentence: string) => Said {
  const { language, messages } = useWidget<object>();
  return (sentence) => {
    const message = sayIn(language, sentence);
    const isOurs = [messages, frameMessagesIn[language]].some((texts) =>
      Object.values(texts).includes(message),
    );
    const lang = isOurs ? language : languageOf(languageOfSaid(sentence) ?? DEFAULT_LANGUAGE);
    return lang === language ? { message } : { message, lang };
  };
}

/** Shows a sentence about a failure. */
export function SaidText({ sentence }: { sentence: string }): ReactNode {
  const { message, lang } = useSaid()(sentence);
  return <span lang={lang}>{message}</span>;
}
