import { spoken } from '../../platform/sentences/interpreter.ts';
import { figuresMessages } from './figures-messages.ts';

/** What is wrong with the months and the cycle that are asked for, in the other languages. */
export const figuresSentences = spoken(figuresMessages, {
  en: {
    periodReversed: 'The last month is before the first one.',
    monthsBesideCycle: 'Choose a cycle or months, not both.',
  },
  es: {
    periodReversed: 'El mes final es anterior al inicial.',
    monthsBesideCycle: 'Elija un ciclo o meses, no ambos.',
  },
});
