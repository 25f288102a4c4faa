import { spoken } from '../../platform/sentences/interpreter.ts';
import { figuresMessages } from './figures-messages.ts';

/** What is wrong with the months that are asked for, in the other languages. */
export const figuresSentences = spoken(figuresMessages, {
  en: { periodReversed: 'The last month is before the first one.' },
  es: { periodReversed: 'El mes final es anterior al inicial.' },
});
