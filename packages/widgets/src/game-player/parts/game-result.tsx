import { Button } from '@aferir/ui';
import { CircleCheckBig, CircleX, Send } from 'lucide-react';
import { useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import { type GameState, questionOf } from '../game-player.machine.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import type { AnswerReply } from '../game-player.types.ts';
import { GameProgress } from './game-progress.tsx';
import styles from './game-result.module.css';
import { useCountdown } from './use-countdown.ts';
import { VoteTotals } from './vote-totals.tsx';

/** For how long the card stands by itself, in milliseconds. */
const CARD_TIME = 2000;

const looks = {
  right: { icon: <CircleCheckBig />, tone: 'success' },
  wrong: { icon: <CircleX />, tone: 'danger' },
  sent: { icon: <Send />, tone: 'accent' },
} as const satisfies Record<AnswerReply['verdict'], object>;

export interface GameResultProps extends StepProps {
  state: Extract<GameState, { step: 'result' }>;
  onGoOn: () => void;
}

/**
 * The card that follows an answer. It goes on by itself, unless it is paused, pointed at or worked with; figures, which
 * take their time to read, wait for the person.
 */
export function GameResult({ heading, state, onGoOn }: GameResultProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  const { game, reply } = state;
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isWorkedWith, setIsWorkedWith] = useState(false);
  const waits = reply.totals !== null;
  const isRunning = !waits && !isPaused && !isPointedAt && !isWorkedWith;
  // Whoever is on a button is about to use it.
  const holding = {
    onFocus: () => setIsWorkedWith(true),
    onBlur: () => setIsWorkedWith(false),
  };
  useCountdown(CARD_TIME, isRunning, onGoOn);
  const { icon, tone } = looks[reply.verdict];
  return (
    <div
      className={styles.root}
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <GameProgress answered={game.answered} total={game.questions.length} />
      <div role="status" className={styles.card} data-tone={tone}>
        <span className={styles.sign} aria-hidden="true">
          {icon}
        </span>
        <StepHeading ref={heading}>{messages[reply.verdict]}</StepHeading>
      </div>
      {reply.totals ? (
        <VoteTotals
          question={questionOf(state)}
          totals={reply.totals}
          isAnonymous={game.isAnonymous}
        />
      ) : null}
      {waits ? null : (
        <div className={styles.time} data-running={isRunning || undefined} aria-hidden="true" />
      )}
      <div className={styles.actions}>
        {waits ? null : (
          <Button {...holding} variant="secondary" onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? messages.resume : messages.pause}
          </Button>
        )}
        <Button {...holding} onClick={onGoOn}>
          {messages.goOn}
        </Button>
      </div>
    </div>
  );
}
