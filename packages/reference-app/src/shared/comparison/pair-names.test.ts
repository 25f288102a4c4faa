import { expect, it } from 'vitest';
import { compareMessages } from './compare-messages.ts';
import { pairNames } from './pair-names.ts';

it.each([
  ['04/03/2026', '30/09/2026', ['04/03/2026', '30/09/2026']],
  ['22/11/2026', '22/11/2026', ['22/11/2026 (nº 72)', '22/11/2026 (nº 73)']],
])('calls those of %s and %s %o', (before, after, names) => {
  const pair = { earlier: { id: 72, date: before }, later: { id: 73, date: after } };
  expect(pairNames(pair, compareMessages)).toEqual(names);
});
