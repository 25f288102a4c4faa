/** How far somebody is with a training. */
export type TrainingState = 'not-viewed' | 'in-progress' | 'concluded';

/** What of a training somebody has done. */
export interface TrainingCounts {
  /** The videos that it has now. */
  readonly resources: number;
  readonly concluded: number;
  /** Whether anything was saved of it, of videos that are gone too. */
  readonly isBegun: boolean;
}

/** Tells the state from the videos that there are now: one that is added later makes a concluded training unfinished. */
export function stateOfTraining({ resources, concluded, isBegun }: TrainingCounts): TrainingState {
  if (!isBegun) return 'not-viewed';
  return resources > 0 && concluded >= resources ? 'concluded' : 'in-progress';
}

/** What the states are called. */
export const TRAINING_STATE_NAMES = {
  'not-viewed': 'Não visualizado',
  'in-progress': 'Em andamento',
  concluded: 'Concluído',
} as const satisfies Record<TrainingState, string>;
