import type { ResourceProgress } from './resource-progress.ts';

/** How far somebody is with one video. */
export type ResourceState = 'not-started' | 'in-progress' | 'concluded';

/** What is known of somebody and a video. */
export interface KnownProgress extends Pick<ResourceProgress, 'segments' | 'position'> {
  readonly isConcluded: boolean;
}

/** Tells the state: a video that was opened and not played is not started. */
export function stateOfResource({ segments, position, isConcluded }: KnownProgress): ResourceState {
  if (isConcluded) return 'concluded';
  return segments.length > 0 || position > 0 ? 'in-progress' : 'not-started';
}

/** What the states are called. */
export const RESOURCE_STATE_NAMES = {
  'not-started': 'Não iniciado',
  'in-progress': 'Em andamento',
  concluded: 'Concluído',
} as const satisfies Record<ResourceState, string>;
