import { trimText } from '../format/clean-text.ts';
import { GAME_LIMITS } from './game-limits.ts';

/** What is said of an answer in words that is none. */
export const NO_GAME_WORDS = 'Escreva uma resposta válida!';

/** An answer in words as it is kept; undefined: it is none, or too long. */
export function gameWords(text: string): string | undefined {
  const trimmed = trimText(text);
  return trimmed.length > 0 && trimmed.length <= GAME_LIMITS.answer ? trimmed : undefined;
}
