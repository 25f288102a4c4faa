/** Whether a game can be answered: a draft not yet, a closed one not any more. */
export type GameState = 'draft' | 'open' | 'closed';

/** The number that a state has on the wire. */
export const GAME_STATE_CODES = {
  draft: 1,
  open: 2,
  closed: 3,
} as const satisfies Record<GameState, number>;

/** What the states are called. */
export const GAME_STATE_NAMES = {
  draft: 'Rascunho',
  open: 'Aberto',
  closed: 'Encerrado',
} as const satisfies Record<GameState, string>;

/** What tells how far a game is. */
export interface GameDates {
  /** Null: it was sent to nobody yet. */
  readonly sentAt: Date | null;
  readonly closedAt: Date | null;
}

/** Tells how far a game is. */
export function stateOfGame({ sentAt, closedAt }: GameDates): GameState {
  if (closedAt) return 'closed';
  return sentAt ? 'open' : 'draft';
}
