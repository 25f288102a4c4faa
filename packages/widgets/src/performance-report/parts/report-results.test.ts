import { expect, it } from 'vitest';
import { analysisOf, selfScores } from '../performance-report.fixtures.ts';
import { performanceReportMessages as messages } from '../performance-report.messages.ts';
import { reportResults } from './report-results.ts';

const same = selfScores.map((row) => ({ ...row, selfScore: 7 }));

it('ranks by the own scores while the managers are awaited, whose mean is open', () => {
  const { means, extremes } = reportResults(
    { analysis: analysisOf('awaiting-managers'), managerId: null },
    messages,
  );
  expect(means.map(({ label, value }) => [label, value])).toEqual([
    ['Média da autoavaliação', '6,0'],
    ['Média dos gestores', '-'],
  ]);
  expect(extremes.map(({ names, score }) => [names, score])).toEqual([
    ['Iniciativa', 'Autoavaliação: 10,0'],
    ['Liderança', 'Autoavaliação: 0,0'],
  ]);
});

it('is of one manager when the comparison is', () => {
  const { means, extremes } = reportResults(
    { analysis: analysisOf('compared'), managerId: 7 },
    messages,
  );
  expect(means[1]?.label).toBe('Média do gestor');
  expect(extremes[0]?.score).toMatch(/^Nota do gestor: /);
});

it('leaves the managers out where there are none', () => {
  const { means } = reportResults({ analysis: analysisOf('self-only'), managerId: null }, messages);
  expect(means.map(({ side }) => side)).toEqual(['self']);
});

it('takes nothing out where all are alike', () => {
  const analysis = analysisOf('self-only', { selfScores: same });
  expect(reportResults({ analysis, managerId: null }, messages).extremes).toEqual([]);
});

it('names up to three that share an end and counts the others', () => {
  const rows = same.map((row, place) => (place === 0 ? { ...row, selfScore: 2 } : row));
  const [strongest, weakest] = reportResults(
    { analysis: analysisOf('self-only', { selfScores: rows }), managerId: null },
    messages,
  ).extremes;
  expect(strongest).toMatchObject({
    label: 'Competências mais fortes',
    names: 'Trabalho em equipe, Planejamento, Negociação e mais 4',
  });
  expect(weakest).toMatchObject({ label: 'Competência mais fraca', names: 'Comunicação' });
});
