/** How far a cycle is: being written, to begin on a day, under way, or ended. */
export type CycleState = 'draft' | 'scheduled' | 'running' | 'closed';

/** The number that a state has on the wire. */
export const CYCLE_STATE_CODES = {
  draft: 1,
  scheduled: 2,
  running: 3,
  closed: 4,
} as const satisfies Record<CycleState, number>;

/** What the states are called. */
export const CYCLE_STATE_NAMES = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  running: 'Em andamento',
  closed: 'Encerrado',
} as const satisfies Record<CycleState, string>;

/** What tells how far a cycle is. */
export interface CycleDates {
  /** Set while it is to begin on its opening day. */
  readonly scheduledAt: Date | null;
  readonly startedAt: Date | null;
  readonly closedAt: Date | null;
}

/** Tells how far a cycle is. */
export function stateOfCycle({ scheduledAt, startedAt, closedAt }: CycleDates): CycleState {
  if (closedAt) return 'closed';
  if (startedAt) return 'running';
  return scheduledAt ? 'scheduled' : 'draft';
}

/** What may be done with a cycle. */
export interface CycleMoves {
  /** Everything of it: its people by a rule, its days, its texts. */
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly canStart: boolean;
  /** A scheduled one becomes a draft again. */
  readonly canUnschedule: boolean;
  /** People come in and go, and the deadline moves. */
  readonly canChangeWhileRunning: boolean;
  readonly canClose: boolean;
}

/** Tells what may be done with a cycle that is so far: what was sent can't be unsent. */
export function cycleMoves(state: CycleState): CycleMoves {
  const isBefore = state === 'draft' || state === 'scheduled';
  const isRunning = state === 'running';
  return {
    canEdit: isBefore,
    canDelete: isBefore,
    canStart: isBefore,
    canUnschedule: state === 'scheduled',
    canChangeWhileRunning: isRunning,
    canClose: isRunning,
  };
}
