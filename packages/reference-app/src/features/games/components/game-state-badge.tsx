import { GAME_STATE_NAMES, type GameState } from '@aferir/domain';
import { Badge, type BadgeTone } from '@aferir/ui';

const TONES: Readonly<Record<GameState, BadgeTone>> = {
  draft: 'neutral',
  open: 'accent',
  closed: 'success',
};

/** How far a game is. */
export function GameStateBadge({ state }: { state: GameState }) {
  return <Badge tone={TONES[state]}>{GAME_STATE_NAMES[state]}</Badge>;
}
