import { DEFAULT_LANGUAGE } from '@aferir/domain';
import type { ReactNode } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { sayIn } from './say-in.ts';

/** Shows a sentence about a failure; what a server has said in its own language is marked as such. */
export function useSaid(): (sentence: string) => ReactNode {
  const { language, messages } = useWidget<object>();
  if (language === DEFAULT_LANGUAGE) return (sentence) => sentence;
  return (sentence) => {
    const said = sayIn(language, sentence);
    const isOurs = said !== sentence || Object.values(messages).includes(sentence);
    return isOurs ? said : <span lang={DEFAULT_LANGUAGE}>{sentence}</span>;
  };
}
