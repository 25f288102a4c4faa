import { describe, expect, it } from 'vitest';
import {
  analysisOf,
  manyCompetencies,
  manyRatings,
  ratings,
  selfScores,
} from '../../performance-report/performance-report.fixtures.ts';
import { comparisonCharts, comparisonSummary } from './comparison-chart.ts';
import { comparisonMessages as messages } from './score-comparison.messages.ts';

const chartsOf = (count: number) =>
  comparisonCharts(
    analysisOf('compared', {
      selfScores: manyCompetencies(count, (number) => `Competência ${number}`),
      ratings: [manyRatings(count)],
    }),
    messages,
    false,
  );

describe('comparisonCharts', () => {
  it('draws both sides from 0 to 10', () => {
    const [chart] = comparisonCharts(analysisOf('compared'), messages, false);
    expect(chart?.scale).toEqual({ max: 10, step: 1 });
    expect(chart?.series.map(({ name }) => name)).toEqual(['Autoavaliação', 'Gestor']);
    expect(chart?.series[1]?.values).toEqual([8, 4.5, 6, 6, 7, 5.5, 0, 6]);
  });

  it('draws the own side alone before there is another', () => {
    const [chart] = comparisonCharts(analysisOf('awaiting-managers'), messages, false);
    expect(chart?.series.map(({ name }) => name)).toEqual(['Autoavaliação']);
  });

  it('needs three competencies, and shares many out among circles that can be read', () => {
    expect(
      [1, 2, 3, 12, 13, 14, 30].map((count) => chartsOf(count).map(({ axes }) => axes.length)),
    ).toEqual([[], [], [3], [12], [7, 6], [7, 7], [10, 10, 10]]);
    const titles = chartsOf(30).map(({ title }) => title);
    expect(titles[0]).toBe('Autoavaliação e gestores, de 0 a 10 (1 de 3)');
    expect(new Set(titles).size).toBe(3);
  });
});

describe('comparisonSummary', () => {
  it('names the widest gap', () => {
    expect(comparisonSummary(analysisOf('compared'), messages, false)).toMatch(
      /A maior diferença está em Trabalho em equipe: 4,5 pontos\.$/,
    );
  });

  it('speaks to the person whose report it is', () => {
    expect(comparisonSummary(analysisOf('compared'), messages, true)).toMatch(
      /^Onde as linhas se afastam, você e seus gestores veem/,
    );
    expect(comparisonSummary(analysisOf('self-only'), messages, true)).toMatch(
      /^Na sua autoavaliação, a nota mais alta/,
    );
  });

  it('says when all is equal', () => {
    const equal = ratings.map((manager) => ({
      ...manager,
      scores: new Map(selfScores.map(({ id, selfScore }) => [id, selfScore ?? 0])),
    }));
    expect(comparisonSummary(analysisOf('compared', { ratings: equal }), messages, false)).toBe(
      messages.allEqual(false),
    );
  });

  it.each([1, 2])('speaks of no lines where %i are too few for a chart', (count) => {
    const few = (managers: typeof ratings, isOwn: boolean) =>
      comparisonSummary(
        analysisOf('compared', { selfScores: selfScores.slice(0, count), ratings: managers }),
        messages,
        isOwn,
      );
    const equal = ratings.map((manager) => ({
      ...manager,
      scores: new Map(selfScores.map(({ id, selfScore }) => [id, selfScore ?? 0])),
    }));
    const other = ratings.map((manager) => ({
      ...manager,
      scores: new Map(selfScores.map(({ id }) => [id, 5.5])),
    }));
    const texts = [equal, other].flatMap((each) => [few(each, true), few(each, false)]);
    expect(texts).toEqual(
      count === 1
        ? [
            'Você e seus gestores deram a mesma nota.',
            'A pessoa e os gestores deram a mesma nota.',
            'Em Comunicação, a diferença entre a sua autoavaliação e a nota dos gestores é de 2,5 pontos.',
            'Em Comunicação, a diferença entre a autoavaliação e a nota dos gestores é de 2,5 pontos.',
          ]
        : [
            'Você e seus gestores deram as mesmas notas.',
            'A pessoa e os gestores deram as mesmas notas.',
            expect.stringMatching(
              /^A maior diferença entre a sua autoavaliação e a nota dos gestores está em .+: .+\.$/,
            ),
            expect.stringMatching(
              /^A maior diferença entre a autoavaliação e a nota dos gestores está em .+: .+\.$/,
            ),
          ],
    );
  });

  it('says what to see in the own scores alone', () => {
    const alone = (rows: typeof selfScores) =>
      comparisonSummary(analysisOf('self-only', { selfScores: rows }), messages, false);
    expect(alone(selfScores)).toBe(
      'Na autoavaliação, a nota mais alta é de Iniciativa; a mais baixa, de Liderança.',
    );
    expect(alone(selfScores.slice(0, 1))).toBe('Na autoavaliação, Comunicação tem nota 8.');
    expect(alone(selfScores.map((row) => ({ ...row, selfScore: 0 })))).toBe(
      'Na autoavaliação, todas as competências têm nota 0.',
    );
    expect(alone(selfScores.map((row) => ({ ...row, selfScore: null })))).toBe(
      'Ainda não há notas.',
    );
  });
});
