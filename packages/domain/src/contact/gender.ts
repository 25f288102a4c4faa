import { normalizeSearchText } from '../format/search-text.ts';

/** The genders that have a code; all else counts as not told. */
export type Gender = 'M' | 'F';

const WORDS = new Map<string, Gender>([
  ...['m', 'masc', 'masculino', 'masculina', 'homem', 'male', 'man'].map(
    (word) => [word, 'M'] as const,
  ),
  ...['f', 'fem', 'feminino', 'feminina', 'mulher', 'female', 'woman'].map(
    (word) => [word, 'F'] as const,
  ),
]);

/** Words that change nothing of those beside them. */
const BESIDE = new Set(['sexo', 'genero', 'cis', 'cisgenero', 'trans', 'transgenero']);

/** What people write who don't tell, or who tell none of the genders that have a code. */
const UNTOLD: readonly RegExp[] = [
  /^$/,
  /^(?:prefir|prefer|opt)\w+(?: por)? nao /,
  /^nao \w/,
  /^(?:sem informacao|ignorad[oa]|desconhecid[oa]|indefinid[oa]|indeterminad[oa]|nenhum[a]?)$/,
  /^n ?[aid]$/,
  /^(?:outr[aoex]s?|neutr[aoex]|nb|enby|agener[aoe]|(?:genero )?fluido|queer|travesti|intersexo)$/,
  /^(?:other|non ?binary|unknown|not (?:told|informed)|prefer not to \w+)$/,
];

/**
 * The gender that a text tells in words that people use, whatever their case, accents and signs; null where it tells none that
 * has a code, undefined where it can't be read. 'H' can't: a sheet that has it means women by 'M'.
 */
export function toGender(text: string): Gender | null | undefined {
  const said = normalizeSearchText(text)
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
  if (UNTOLD.some((pattern) => pattern.test(said))) return null;
  const told = said.split(' ').filter((word) => !BESIDE.has(word));
  const [first, ...others] = told.map((word) => WORDS.get(word));
  return others.every((gender) => gender === first) ? first : undefined;
}
