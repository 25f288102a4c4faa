import { wordOfCode } from '../format/word-of-code.ts';

/** What people are asked for in a cycle. */
export type CycleKind = 'behavioral' | 'performance';

/** The number that a kind has on the wire. */
export const CYCLE_KIND_CODES = {
  behavioral: 1,
  performance: 2,
} as const satisfies Record<CycleKind, number>;

/** What the kinds are called. */
export const CYCLE_KIND_NAMES = {
  behavioral: 'Comportamental',
  performance: 'Desempenho',
} as const satisfies Record<CycleKind, string>;

/** The kind that a number of the wire stands for; undefined for none. */
export function findCycleKind(code: number | undefined): CycleKind | undefined {
  return wordOfCode(CYCLE_KIND_CODES, code);
}
