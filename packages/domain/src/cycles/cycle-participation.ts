import { DISC_STATUS, type DiscStatus } from '../disc/disc-status.ts';
import { PERFORMANCE_STATUS, type PerformanceStatus } from '../performance/performance-status.ts';
import type { CycleKind } from './cycle-kind.ts';

/**
 * How somebody stands in a cycle. `unsent`: nothing could be sent to them. `answered`: their own part is done, and managers
 * owe theirs. `gone`: they left the company, or their request was cancelled, before they had answered.
 */
export type CycleParticipation =
  | 'unsent'
  | 'sent'
  | 'opened'
  | 'answering'
  | 'answered'
  | 'done'
  | 'gone';

/** The participations in the order in which they are gone through. */
export const CYCLE_PARTICIPATIONS: readonly CycleParticipation[] = [
  'unsent',
  'sent',
  'opened',
  'answering',
  'answered',
  'done',
  'gone',
];

/** What the participations are called. */
export const CYCLE_PARTICIPATION_NAMES = {
  unsent: 'Sem envio',
  sent: 'Não abriu',
  opened: 'Abriu',
  answering: 'Respondendo',
  answered: 'Com gestores',
  done: 'Concluído',
  gone: 'Saiu',
} as const satisfies Record<CycleParticipation, string>;

/** The number that a participation has on the wire. */
export const CYCLE_PARTICIPATION_CODES = {
  unsent: 1,
  sent: 2,
  opened: 3,
  answering: 4,
  answered: 5,
  done: 6,
  gone: 7,
} as const satisfies Record<CycleParticipation, number>;

/** What tells how somebody stands. */
export interface CyclePlace {
  readonly isActive: boolean;
  /** Their response of the cycle; null: nothing was sent. */
  readonly response: {
    readonly status: DiscStatus | PerformanceStatus;
    readonly isFinished: boolean;
    /** Cancelled, or ended early by staff. */
    readonly isClosed: boolean;
  } | null;
}

const participationByStatus: Readonly<
  Record<CycleKind, Readonly<Partial<Record<DiscStatus | PerformanceStatus, CycleParticipation>>>>
> = {
  behavioral: {
    [DISC_STATUS.sent]: 'sent',
    [DISC_STATUS.viewed]: 'opened',
    [DISC_STATUS.started]: 'answering',
    [DISC_STATUS.finished]: 'done',
  },
  performance: {
    [PERFORMANCE_STATUS.sent]: 'sent',
    [PERFORMANCE_STATUS.viewed]: 'opened',
    [PERFORMANCE_STATUS.started]: 'answering',
    [PERFORMANCE_STATUS.awaitingManagers]: 'answered',
    [PERFORMANCE_STATUS.awaitingFeedback]: 'answered',
    [PERFORMANCE_STATUS.finished]: 'done',
  },
};

/** Tells how somebody stands in a cycle. */
export function participationInCycle(
  kind: CycleKind,
  { isActive, response }: CyclePlace,
): CycleParticipation {
  if (response?.isFinished) return 'done';
  const participation = response && participationByStatus[kind][response.status];
  if (participation === 'answered' && !response?.isClosed) return 'answered';
  if (!isActive || response?.isClosed) return 'gone';
  return participation ?? 'unsent';
}

/** Those of who can answer and has not. */
export const OPEN_CYCLE_PARTICIPATIONS: readonly CycleParticipation[] = [
  'sent',
  'opened',
  'answering',
];

/** Whether somebody who stands so has done their own part. */
export function hasAnswered(participation: CycleParticipation): boolean {
  return participation === 'answered' || participation === 'done';
}

/** Whether somebody who stands so may be taken out of a cycle: what was answered stays. */
export function canLeaveCycle(participation: CycleParticipation): boolean {
  return !hasAnswered(participation);
}

/** The places, all that there can be, of those who stand in one of some ways: a list can be narrowed down by them. */
export function placesOfParticipation(
  kind: CycleKind,
  participations: readonly CycleParticipation[],
): readonly CyclePlace[] {
  const statuses = Object.values(kind === 'behavioral' ? DISC_STATUS : PERFORMANCE_STATUS);
  const either = [true, false];
  const responses = [
    null,
    ...statuses.flatMap((status) =>
      either.flatMap((isFinished) => either.map((isClosed) => ({ status, isFinished, isClosed }))),
    ),
  ];
  return either
    .flatMap((isActive) => responses.map((response) => ({ isActive, response })))
    .filter((place) => participations.includes(participationInCycle(kind, place)));
}
