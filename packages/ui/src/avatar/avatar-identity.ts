import { type TokenName, tokenValue } from '../tokens/index.ts';

/** The background of initials, and what is written on it. */
export const avatarTokens = [
  ['color-avatar-1', 'color-on-avatar-1'],
  ['color-avatar-2', 'color-on-avatar-2'],
  ['color-avatar-3', 'color-on-avatar-3'],
  ['color-avatar-4', 'color-on-avatar-4'],
  ['color-avatar-5', 'color-on-avatar-5'],
  ['color-avatar-6', 'color-on-avatar-6'],
] as const satisfies readonly (readonly [TokenName, TokenName])[];

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** First letters of the first and of the last name: 'Maria dos Santos' is MS. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const names = words.filter((word) => !particles.has(word.toLocaleLowerCase('pt-BR')));
  const [first = words[0] ?? '', ...others] = names;
  const letters = [first, others.at(-1) ?? ''].map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase('pt-BR');
}

/** The tokens of a person's colors: the same name has the same ones everywhere, whatever its case and spacing. */
export function avatarTokensOf(name: string): (typeof avatarTokens)[number] {
  const key = name.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('pt-BR');
  let hash = 0;
  for (const letter of key) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return avatarTokens[hash % avatarTokens.length] ?? avatarTokens[0];
}

/** The colors of a person, as CSS values. */
export function avatarColorsOf(name: string): { background: string; text: string } {
  const [background, text] = avatarTokensOf(name);
  return { background: tokenValue(background), text: tokenValue(text) };
}
