import { describe, expect, it } from 'vitest';
import { type ManagerAction, managerAction, managerStatus } from './manager-view.ts';
import {
  type LatestPerformanceStatus,
  PERFORMANCE_STATUS,
  SHOWN_STATUS_LABELS,
} from './performance-status.ts';

const { sent, viewed, started, awaitingManagers, awaitingFeedback, finished } = PERFORMANCE_STATUS;

it.each([
  [0, false, 'Sem Avaliação'],
  [sent, false, 'Aguardando Resposta'],
  [viewed, false, 'Visualizado'],
  [started, false, 'Iniciado'],
  [awaitingManagers, false, 'Aguardando Avaliação do Gestor'],
  [awaitingManagers, true, 'Avaliado'],
  [awaitingFeedback, false, 'Aguardando Feedback do Gestor'],
  [awaitingFeedback, true, 'Aguardando Feedback do Gestor'],
  [finished, false, 'Finalizado'],
  [finished, true, 'Avaliado'],
] as [LatestPerformanceStatus, boolean, string][])(
  'says of status %i, rated %s: %s',
  (status, hasRatedAll, label) => {
    expect(SHOWN_STATUS_LABELS[managerStatus(status, hasRatedAll)]).toBe(label);
  },
);

describe('managerAction', () => {
  const nothing = { isAwaited: false, hasRatedAll: false, owes: false };
  const awaited = { ...nothing, isAwaited: true };
  const rated = { ...awaited, hasRatedAll: true };
  const owing = { ...rated, owes: true };

  it.each([
    [0, nothing, 'wait'],
    [sent, nothing, 'wait'],
    [started, awaited, 'wait'],
    [awaitingManagers, nothing, 'wait'],
    [awaitingManagers, awaited, 'evaluate'],
    [awaitingManagers, rated, 'view'],
    [awaitingManagers, owing, 'view'],
    [awaitingFeedback, owing, 'give-feedback'],
    [awaitingFeedback, rated, 'view'],
    [awaitingFeedback, nothing, 'view'],
    [finished, owing, 'view'],
    [finished, awaited, 'view'],
    [finished, nothing, 'view'],
  ] as [LatestPerformanceStatus, typeof nothing, ManagerAction][])(
    'at status %i with %o can %s',
    (status, standing, action) => {
      expect(managerAction({ status, ...standing })).toBe(action);
    },
  );
});
