import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import { BOARD_NOTES } from './board-notes.ts';
import {
  BOARD_GAPS,
  boardLevel,
  type CountsBehind,
  toldBesideWhole,
  widestGaps,
} from './board-report.ts';
import { departmentTree } from './headcounts.ts';

const counts = (...all: readonly number[]): CountsBehind =>
  new Map(all.flatMap((count, id) => (count > 0 ? [[id, count] as const] : [])));

describe('what is told beside its whole', () => {
  it('is everything where nobody is left over, or enough are', () => {
    expect(toldBesideWhole(counts(15), [counts(10), counts(5)])).toEqual([true, true]);
    expect(toldBesideWhole(counts(20), [counts(10), counts(5)])).toEqual([true, true]);
  });

  it('is one part less where few are left over: the smallest', () => {
    expect(toldBesideWhole(counts(18), [counts(10), counts(5)])).toEqual([true, false]);
  });

  it('leaves out a part that tells nothing', () => {
    expect(toldBesideWhole(counts(10), [counts(10), counts(0)])).toEqual([true, false]);
  });

  it('never leaves one to four people to whoever subtracts', () => {
    const random = createRandom(36);
    const below = (limit: number) => Math.floor(random() * limit);
    let kept = 0;
    for (let round = 0; round < 500; round += 1) {
      const parts = Array.from({ length: 1 + below(5) }, () =>
        [0, 1, 2].map(() => (below(3) === 0 ? 0 : 5 + below(6))),
      );
      const whole = [0, 1, 2].map(
        (id) => below(7) + parts.reduce((sum, part) => sum + (part[id] ?? 0), 0),
      );
      const told = toldBesideWhole(
        counts(...whole),
        parts.map((part) => counts(...part)),
      );
      kept += told.filter((one) => !one).length;
      const shown = parts.filter((_, index) => told[index]);
      // Each choice of what is told, taken from the whole.
      for (let choice = 1; choice < 2 ** shown.length; choice += 1) {
        const chosen = shown.filter((_, index) => choice & (1 << index));
        for (const [id, count] of whole.entries()) {
          const taken = chosen.reduce((sum, part) => sum + (part[id] ?? 0), 0);
          const left = count - taken;
          expect(taken > 0 && left > 0 && left < 5, JSON.stringify({ whole, parts, told })).toBe(
            false,
          );
        }
      }
    }
    expect(kept).toBeGreaterThan(100);
  });
});

describe('the departments that people are compared by', () => {
  const node = (id: number, parentId: number | null) => ({ id, parentId, name: `${id}` });
  const idsOf = (...nodes: Parameters<typeof departmentTree>[0]) =>
    boardLevel(departmentTree(nodes)).map(({ id }) => id);

  it('are the first that stand beside each other', () => {
    expect(idsOf(node(1, null), node(2, 1), node(3, 2), node(4, 2), node(5, 3))).toEqual([3, 4]);
    expect(idsOf(node(1, null), node(2, null), node(3, 1))).toEqual([1, 2]);
  });

  it('are the last of a line without branches, and none where there are none', () => {
    expect(idsOf(node(1, null), node(2, 1))).toEqual([2]);
    expect(idsOf()).toEqual([]);
  });
});

describe('the widest gaps', () => {
  const figure = (name: string, difference: number, alignedPercent = 50) => ({
    name,
    difference,
    alignedPercent,
  });
  const namesOf = (...figures: ReturnType<typeof figure>[]) =>
    widestGaps(figures).map(({ name }) => name);

  it('come first, of equal ones that with fewer aligned people', () => {
    const [slight, wide] = [figure('Foco', 0.5), figure('Zelo', 2)];
    expect(namesOf(slight, wide, figure('Tino', 2, 40))).toEqual(['Tino', 'Zelo', 'Foco']);
  });

  it('leave out what has none, and all but so many', () => {
    expect(namesOf(figure('Foco', 0))).toEqual([]);
    const many = Array.from({ length: BOARD_GAPS + 2 }, (_, at) => figure(`${at}`, at));
    expect(namesOf(...many)).toEqual(['6', '5', '4', '3', '2']);
  });
});

it('what is kept back is counted in words', () => {
  expect(BOARD_NOTES.competencies(1)).toContain('1 competência não é mostrada.');
  expect(BOARD_NOTES.departments(1200)).toBe(
    '1.200 departamentos com menos pessoas ficaram de fora.',
  );
});
