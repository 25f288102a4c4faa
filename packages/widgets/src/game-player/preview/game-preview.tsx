import { Button, Notice } from '@aferir/ui';
import { useState } from 'react';
import { type HeadingLevel, useWidget } from '../../shared/host/use-widget.tsx';
import type { HostEvents } from '../../shared/host/widget-host.ts';
import { useMachine } from '../../shared/machine/use-machine.ts';
import { WidgetFrame } from '../../shared/provider/widget-frame.tsx';
import { playActions } from '../game-player.controller.ts';
import { type GameEvent, type GameState, transition } from '../game-player.machine.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import { GamePlayerView } from '../game-player.view.tsx';
import { gamePreviewTexts } from './game-preview.texts.ts';
import { type GamePreviewContent, replyToPreview, toPreviewedGame } from './preview.data.ts';

export interface GamePreviewProps extends Pick<HostEvents, 'onClose'> {
  /** The game, saved or not. */
  game: GamePreviewContent;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<GamePlayerMessages> | undefined;
}

/** A game as its players see it, for whoever writes it: nothing is asked of a server, and nothing is saved. */
export function GamePreview(props: GamePreviewProps) {
  const { game, messages } = props;
  const [round, setRound] = useState(1);
  return (
    <WidgetFrame
      name="game-preview"
      connect={({ linkClient }) => linkClient('')}
      texts={gamePreviewTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      events={props}
    >
      <PreviewRound key={round} content={game} onPlayAgain={() => setRound(round + 1)} />
    </WidgetFrame>
  );
}

interface PreviewRoundProps {
  content: GamePreviewContent;
  onPlayAgain: () => void;
}

function PreviewRound({ content, onPlayAgain }: PreviewRoundProps) {
  const { messages, host } = useWidget<GamePlayerMessages>();
  const [state, send] = useMachine<GameState, GameEvent>({
    initial: () => ({ step: 'intro', game: toPreviewedGame(content, messages.previewPerson) }),
    transition,
    effects: {
      sending({ index, answer }): void {
        send({ type: 'saved', reply: replyToPreview(content, index, answer) });
      },
    },
  });
  return (
    <GamePlayerView
      state={state}
      actions={{
        ...playActions(send),
        retry: onPlayAgain,
        leave: () => host.close({ isComplete: state.step === 'done' }),
      }}
      notice={<Notice tone="info">{messages.previewText}</Notice>}
      endActions={
        <Button variant="secondary" onClick={onPlayAgain}>
          {messages.playAgain}
        </Button>
      }
    />
  );
}
