import type { Language } from '../language/index.ts';
import { oneDecimalIn } from './one-decimal.ts';

/** Writes 25.5 as '25,5%', and as '25.5%' in English. */
export function formatPercent(percent: number, language?: Language): string {
  return `${oneDecimalIn(language).format(percent)}%`;
}
