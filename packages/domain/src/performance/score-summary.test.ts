import { expect, it } from 'vitest';
import { summarizeScores } from './score-summary.ts';

const scored = (...scores: (number | null)[]) =>
  scores.map((score, place) => ({ name: `C${place}`, score }));

it('means what is there, 0 among it', () => {
  expect(summarizeScores(scored(0, null, 9))).toEqual({
    mean: 4.5,
    highest: { score: 9, names: ['C2'] },
    lowest: { score: 0, names: ['C0'] },
  });
});

it('names all that share an end', () => {
  const { highest, lowest } = summarizeScores(scored(7, 7, 5, 5));
  expect(highest?.names).toEqual(['C0', 'C1']);
  expect(lowest?.names).toEqual(['C2', 'C3']);
});

it('comes to nothing without scores', () => {
  const nothing = { mean: null, highest: null, lowest: null };
  expect(summarizeScores(scored(null))).toEqual(nothing);
  expect(summarizeScores([])).toEqual(nothing);
});
