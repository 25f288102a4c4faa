import type { Language } from '../language/index.ts';
import { oneDecimalIn } from './one-decimal.ts';

/** Writes the mean of scores, or how far two are apart: 3 as '3,0', and as '3.0' in English. */
export function formatMean(mean: number, language?: Language): string {
  return oneDecimalIn(language).format(mean);
}
