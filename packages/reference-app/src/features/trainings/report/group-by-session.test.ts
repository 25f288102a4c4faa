import { expect, it } from 'vitest';
import { learnerState } from '../testing/training-report-fixtures.ts';
import { groupBySession } from './group-by-session.ts';

it('tells sessions of the same name apart', () => {
  const alike = learnerState.map((resource) => ({ ...resource, nmSessao: 'Vídeos' }));
  const sessions = groupBySession(alike);
  expect(sessions.map(({ name, resources }) => [name, resources.length])).toEqual([
    ['Vídeos', 2],
    ['Vídeos', 1],
  ]);
});
