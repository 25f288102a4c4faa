import { oneLine } from '../format/one-line.ts';
import { normalizeSearchText } from '../format/search-text.ts';

/** Answers in words that are the same but for how they are written. */
export interface WordsGroup {
  /** The most frequent spelling. */
  readonly text: string;
  readonly count: number;
}

/**
 * Groups answers in words: what differs in case, accents, space or the punctuation around it is one. The most frequent
 * come first, and of equally frequent ones those that come first by the alphabet.
 */
export function groupWords(texts: readonly string[]): WordsGroup[] {
  const groups = new Map<string, Map<string, number>>();
  for (const text of texts) {
    const spelling = oneLine(text);
    const key = wordsKey(spelling);
    const spellings = groups.get(key) ?? new Map<string, number>();
    groups.set(key, spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1));
  }
  return [...groups.values()].map(groupOf).sort(byCount);
}

/** What is only punctuation stays as it is, so that it is no empty group. */
function wordsKey(text: string): string {
  const folded = normalizeSearchText(text);
  return folded.replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '') || folded;
}

function groupOf(spellings: ReadonlyMap<string, number>): WordsGroup {
  const bySpelling = [...spellings].map(([text, count]) => ({ text, count })).sort(byCount);
  const count = bySpelling.reduce((sum, one) => sum + one.count, 0);
  return { text: bySpelling[0]?.text ?? '', count };
}

function byCount(a: WordsGroup, b: WordsGroup): number {
  return b.count - a.count || a.text.localeCompare(b.text, 'pt-BR');
}
