import { expect, it } from 'vitest';
import { teamCompetencies } from './team-competencies.ts';

function sums(id: number, compared: number, selfSum: number, managerSum: number) {
  return { id, name: `C${id}`, compared, aligned: 0, selfSum, managerSum };
}

it('tells the widest gap first, whichever side is higher', () => {
  const { rows } = teamCompetencies([
    sums(1, 3, 21, 20),
    sums(2, 4, 20, 32),
    sums(3, 3, 27, 21),
    sums(4, 3, 21, 20),
  ]);
  expect(
    rows.map(({ id, selfMean, managerMean, difference }) => [
      id,
      selfMean,
      managerMean,
      difference,
    ]),
  ).toEqual([
    [2, 5, 8, 3],
    [3, 9, 7, 2],
    [1, 7, 6.7, 0.3],
    [4, 7, 6.7, 0.3],
  ]);
});

it('tells of nothing that fewer than three people have both scores of', () => {
  expect(teamCompetencies([sums(1, 2, 20, 2), sums(2, 3, 15, 15), sums(3, 0, 0, 0)])).toMatchObject(
    {
      rows: [{ id: 2 }],
      hiddenCount: 1,
    },
  );
});
