import { performanceReportHeader } from '@aferir/api-client/testing';
import { describe, expect, it } from 'vitest';
import { toFeedback, toHeader, toReportAnalysis } from './performance-report.data.ts';
import { header, ratings, selfScores, waitingHeader } from './performance-report.fixtures.ts';

const ready = <Data>(data: Data) => ({ status: 'ready' as const, data });

describe('toReportAnalysis', () => {
  it('is there once both sides are', () => {
    expect(toReportAnalysis(header, { status: 'loading' }, ready(ratings)).status).toBe('loading');
    expect(toReportAnalysis(header, ready(selfScores), { status: 'loading' }).status).toBe(
      'loading',
    );
    expect(toReportAnalysis(header, ready(selfScores), ready(ratings))).toMatchObject({
      data: {
        stage: 'compared',
        raters: [
          { id: 7, name: 'Ana Souza' },
          { id: 8, name: 'Rafael Nogueira' },
        ],
      },
    });
  });

  it('waits for managers only while they are waited for', () => {
    const stage = (of: typeof header) => toReportAnalysis(of, ready(selfScores), ready([]));
    expect(stage(waitingHeader)).toMatchObject({ data: { stage: 'awaiting-managers' } });
    expect(stage(header)).toMatchObject({ data: { stage: 'self-only' } });
  });

  it('goes on with the own scores when the managers’ can not be had, never the other way', () => {
    expect(toReportAnalysis(waitingHeader, ready(selfScores), { status: 'failed' })).toMatchObject({
      data: { stage: 'ratings-failed', raters: [] },
    });
    expect(toReportAnalysis(header, { status: 'failed', reason: 'Não.' }, ready(ratings))).toEqual({
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
