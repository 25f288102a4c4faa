import type { Schema } from '@aferir/api-client';
import { performanceReportHeader } from '@aferir/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  compareCompetencies,
  toAnalysis,
  toFeedback,
  toHeader,
  toRatings,
} from './performance-report.data.ts';
import { header, ratings, selfScores, waitingHeader } from './performance-report.fixtures.ts';

const ready = <Data>(data: Data) => ({ status: 'ready' as const, data });

function row(managerId: number, competencyId: number, score: number): Schema<'ManagerScore'> {
  return {
    idCompetencia: competencyId,
    cdCompetencia: `C${competencyId}`,
    nmCompetencia: `Competência ${competencyId}`,
    idOrganogramaGestor: managerId,
    nmGestor: `Gestor ${managerId}`,
    notaFunc: 5,
    notaGestor: score,
    haDiferenca: 1,
  };
}

describe('toRatings', () => {
  it('groups rows by manager, in whatever order they come', () => {
    const rows = [row(7, 1, 4), row(8, 2, 9), row(8, 1, 0), row(7, 2, 6)];
    expect(toRatings({ rows, qtdRecords: 4 })).toEqual([
      {
        managerId: 7,
        name: 'Gestor 7',
        scores: new Map([
          [1, 4],
          [2, 6],
        ]),
      },
      {
        managerId: 8,
        name: 'Gestor 8',
        scores: new Map([
          [2, 9],
          [1, 0],
        ]),
      },
    ]);
  });
});

describe('compareCompetencies', () => {
  it('sets averages, gaps and verdicts as worked out by hand', () => {
    const compared = compareCompetencies(selfScores, ratings);
    const table = compared.map(({ average, comparison }) => [
      average,
      comparison?.gap,
      comparison?.verdict,
    ]);
    expect(table).toEqual([
      [8, 0, 'aligned'],
      [4.5, 4.5, 'disagreement'],
      [6, 1, 'aligned'],
      [6, 3, 'moderate'],
      [7, 3, 'moderate'],
      [5.5, 0.5, 'aligned'],
      [0, 0, 'aligned'],
      [6, 1, 'aligned'],
    ]);
  });

  it('compares nothing where a side is missing, and takes 0 for a score', () => {
    const [first] = selfScores;
    if (!first) throw new Error('no fixture');
    const missing = compareCompetencies([{ ...first, selfScore: null }], ratings);
    expect(missing[0]).toMatchObject({ average: 8, comparison: null });
    expect(compareCompetencies([first], [])[0]).toMatchObject({ average: null, comparison: null });
    const zero = compareCompetencies([{ ...first, selfScore: 0 }], ratings);
    expect(zero[0]?.comparison).toMatchObject({ gap: 8, verdict: 'disagreement' });
  });
});

describe('toAnalysis', () => {
  it('is there once both sides are', () => {
    expect(toAnalysis(header, { status: 'loading' }, ready(ratings)).status).toBe('loading');
    expect(toAnalysis(header, ready(selfScores), { status: 'loading' }).status).toBe('loading');
    expect(toAnalysis(header, ready(selfScores), ready(ratings))).toMatchObject({
      data: { stage: 'compared', raters: ['Ana Souza', 'Rafael Nogueira'] },
    });
  });

  it('waits for managers only while they are waited for', () => {
    const stage = (of: typeof header) => toAnalysis(of, ready(selfScores), ready([]));
    expect(stage(waitingHeader)).toMatchObject({ data: { stage: 'awaiting-managers' } });
    expect(stage(header)).toMatchObject({ data: { stage: 'self-only' } });
  });

  it('goes on with the own scores when the managers’ can not be had, never the other way', () => {
    expect(toAnalysis(waitingHeader, ready(selfScores), { status: 'failed' })).toMatchObject({
      data: { stage: 'ratings-failed', raters: [] },
    });
    expect(toAnalysis(header, { status: 'failed', reason: 'Não.' }, ready(ratings))).toEqual({
      status: 'failed',
      reason: 'Não.',
    });
  });
});

describe('toFeedback', () => {
  const rows = [7, 8].map((id) => ({
    idOrganogramaGestor: id,
    nmPessoa: `Gestor ${id}`,
    dsFeedback: 'Texto.',
    dtFeedback: '2026-11-08T09:14:02.000Z',
  }));

  it('narrows to one manager when asked', () => {
    const managers = (managerId: number | null) =>
      toFeedback({ rows, qtdRecords: 2 }, managerId).map(({ manager }) => manager);
    expect(managers(null)).toEqual(['Gestor 7', 'Gestor 8']);
    expect(managers(8)).toEqual(['Gestor 8']);
  });
});

it('takes −1 for no alignment and 0 for the lowest', () => {
  const alignmentOf = (percentualAlinhamento: number) =>
    toHeader({ ...performanceReportHeader, percentualAlinhamento }).alignment;
  expect(alignmentOf(-1)).toBeNull();
  expect(alignmentOf(0)).toBe(0);
});
