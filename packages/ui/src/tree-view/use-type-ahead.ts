import { useRef } from 'react';
import { plainText } from '../plain-text/index.ts';

/** How long after a letter the next one still belongs to it, in milliseconds. */
const PAUSE = 500;

/**
 * Finds what is called as one types, after what one is at. The same letter again and again goes from one to the next.
 */
export function useTypeAhead(toSearchText: (text: string) => string = plainText) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const isTyping = () => performance.now() - typed.current.at < PAUSE;

  return {
    /** Whether what comes next belongs to what has been typed, a space too. */
    isTyping,
    /** The index of the label that is meant now; -1 where there is none. */
    find(letter: string, labels: readonly string[], current: number): number {
      typed.current = {
        text: (isTyping() ? typed.current.text : '') + letter,
        at: performance.now(),
      };
      const text = toSearchText(typed.current.text);
      const isRepeated = [...text].every((one) => one === text[0]);
      const wanted = isRepeated ? text.slice(0, 1) : text;
      if (wanted === '') return -1;
      // What goes on with a word may still be where one is.
      const first = wanted.length > 1 ? current : current + 1;
      const order = labels.map((_, step) => (first + step) % labels.length);
      return order.find((index) => toSearchText(labels[index] ?? '').startsWith(wanted)) ?? -1;
    },
  };
}
