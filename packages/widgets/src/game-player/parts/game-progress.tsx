import { ProgressBar } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { GamePlayerMessages } from '../game-player.messages.ts';

export interface GameProgressProps {
  /** The questions that have an answer. */
  answered: number;
  total: number;
}

/** How much of a game is behind the person, in percent. */
export function GameProgress({ answered, total }: GameProgressProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  return (
    <ProgressBar
      label={messages.progressLabel}
      value={Math.round((answered * 100) / total)}
      tone={answered >= total ? 'success' : 'accent'}
    />
  );
}
