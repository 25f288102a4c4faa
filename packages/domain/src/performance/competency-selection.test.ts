import { expect, it } from 'vitest';
import { frozenCompetencies } from './competency-selection.ts';

const active = [{ id: 3 }, { id: 1 }, { id: 2 }];

it('freezes the selected ones in the order of the company', () => {
  expect(frozenCompetencies(active, [2, 3])).toEqual([{ id: 3 }, { id: 2 }]);
});

it('freezes all when none is selected, or none of the selected is active', () => {
  expect(frozenCompetencies(active, [])).toEqual(active);
  expect(frozenCompetencies(active, new Set([9]))).toEqual(active);
});

it('leaves out selected ones that are no longer active', () => {
  expect(frozenCompetencies(active, [9, 1])).toEqual([{ id: 1 }]);
});
