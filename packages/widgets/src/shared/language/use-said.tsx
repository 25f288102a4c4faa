import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import type { ReactNode } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { sayIn } from './say-in.ts';

/** A sentence about a failure as it is shown. */
export interface Said {
  readonly message: string;
  /** The language of a sentence that a server has said in its own. */
  readonly lang?: Language;
}

/** Tells how a sentence about a failure is shown: our own in the language in force, what a server has said as it said it. */
export function useSaid(): (sentence: string) => Said {
  const { language, messages } = useWidget<object>();
  return (sentence) => {
    const message = sayIn(language, sentence);
    const isOurs = message !== sentence || Object.values(messages).includes(sentence);
    return language === DEFAULT_LANGUAGE || isOurs
      ? { message }
      : { message, lang: DEFAULT_LANGUAGE };
  };
}

/** Shows a sentence about a failure. */
export function SaidText({ sentence }: { sentence: string }): ReactNode {
  const { message, lang } = useSaid()(sentence);
  return <span lang={lang}>{message}</span>;
}
