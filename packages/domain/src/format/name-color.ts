import { normalizeSearchText } from './search-text.ts';

/** Picks one of so many colors for a name; the same name always gets the same one. */
export function colorIndexOf(name: string, colorCount: number): number {
  // FNV-1a: spreads short, similar texts evenly.
  let hash = 0x811c9dc5;
  for (const character of normalizeSearchText(name)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % colorCount;
}
