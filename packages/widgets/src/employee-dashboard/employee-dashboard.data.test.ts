import { describe, expect, it } from 'vitest';
import { memberForTests } from '../manager-evaluation/manager-evaluation.fixtures.ts';
import { ratings, selfScores } from '../performance-report/performance-report.fixtures.ts';
import { compareCompetencies } from '../shared/score-comparison/score-comparison.ts';
import {
  sortTeam,
  tasksOf,
  toCurrentResponse,
  toResults,
  toScaleScores,
} from './employee-dashboard.data.ts';
import { responseForTests } from './employee-dashboard.fixtures.ts';

const list = (...rows: ReturnType<typeof responseForTests>[]) => ({
  rows,
  qtdRecords: rows.length,
});

describe('toCurrentResponse', () => {
  it('shows one that is open before those that have finished', () => {
    const open = responseForTests(6, { idResposta: 1 });
    expect(toCurrentResponse(list(responseForTests(2, { idResposta: 2 }), open))?.id).toBe(1);
  });

  it('passes over one that was closed before the own part was done', () => {
    const cancelled = responseForTests(1, { idResposta: 9, flEncerrado: true });
    expect(toCurrentResponse(list(cancelled, responseForTests(2)))?.id).toBe(5120);
    expect(toCurrentResponse(list(cancelled))).toBeNull();
  });

  it('shows one that was closed later', () => {
    const closed = responseForTests(2, { idResposta: 9, flEncerrado: true });
    expect(toCurrentResponse(list(closed))?.id).toBe(9);
  });

  it('has nothing to show without any', () => {
    expect(toCurrentResponse(list())).toBeNull();
  });
});

describe('the team', () => {
  const late = memberForTests(1, 'Ana', 6, {
    dtPrazo: '2026-12-18',
    dtEnvio: '2026-01-05T12:00:00Z',
  });
  const soon = memberForTests(2, 'Bia', 6, {
    dtPrazo: '2026-11-30',
    dtEnvio: '2026-11-20T12:00:00Z',
  });
  const never = memberForTests(3, 'Caio', 6, { dtEnvio: '2025-01-05T12:00:00Z' });
  const feedback = memberForTests(4, 'Davi', 7, { dtPrazo: '2026-11-01' });
  const done = memberForTests(5, 'Edu', 2);

  it('is in the order of its last days, however long somebody has waited', () => {
    expect(sortTeam([done, feedback, never, late, soon])).toEqual([
      soon,
      late,
      never,
      feedback,
      done,
    ]);
  });

  it('names what waits in the same order', () => {
    const tasks = tasksOf([done, feedback, never, late, soon]);
    expect(tasks.map(({ report, task }) => [report.nmPessoa, task])).toEqual([
      ['Bia', 'evaluate'],
      ['Ana', 'evaluate'],
      ['Caio', 'evaluate'],
      ['Davi', 'give-feedback'],
    ]);
  });
});

describe('toScaleScores', () => {
  it('takes 0 for a score, and what is off the scale for none', () => {
    const rows = [0, 10, 11, -1, Number.NaN, null].map((nrIndice, index) => ({
      idCompetencia: index,
      cdCompetencia: `C${index}`,
      nmCompetencia: `Competência ${index}`,
      dsCompetencia: null,
      nrIndice: nrIndice as 0,
    }));
    expect(toScaleScores(rows).map(({ selfScore }) => selfScore)).toEqual([
      0,
      10,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('toResults', () => {
  const response = (status: 1 | 2 | 6 | 7) =>
    ({
      status: 'ready',
      data: { id: 1, status, sentAt: null, finishedAt: null, isCancelled: false },
    }) as const;
  const own = { status: 'ready', data: selfScores } as const;
  const loading = { status: 'loading' } as const;
  const failed = { status: 'failed' } as const;

  it('is empty without a response', () => {
    const none = { status: 'ready', data: null } as const;
    expect(toResults(none, loading, loading)).toEqual(none);
  });

  it('waits for the response, the own scores and those of the managers', () => {
    expect(toResults(loading, own, loading)).toBe(loading);
    expect(toResults(response(2), loading, loading)).toBe(loading);
    expect(toResults(response(2), own, loading)).toBe(loading);
    expect(toResults(response(2), failed, loading)).toBe(failed);
  });

  it('does not wait for managers before the own part is done', () => {
    expect(toResults(response(1), own, loading)).toMatchObject({ data: { stage: 'self-only' } });
  });

  it('sets the means of all managers beside the own scores', () => {
    const given = { status: 'ready', data: ratings } as const;
    expect(toResults(response(7), own, given)).toEqual({
      status: 'ready',
      data: {
        stage: 'compared',
        competencies: compareCompetencies(selfScores, ratings),
        raters: ratings.map(({ managerId: id, name }) => ({ id, name })),
      },
    });
  });

  it('says what is missing of the managers', () => {
    const none = { status: 'ready', data: [] } as const;
    expect(toResults(response(6), own, none)).toMatchObject({
      data: { stage: 'awaiting-managers' },
    });
    expect(toResults(response(2), own, none)).toMatchObject({ data: { stage: 'self-only' } });
    expect(toResults(response(2), own, failed)).toMatchObject({
      data: { stage: 'ratings-failed' },
    });
  });
});
