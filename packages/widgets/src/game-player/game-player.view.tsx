import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import { QuestionnaireFrame } from '../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireLoading } from '../shared/questionnaire/questionnaire-loading.tsx';
import { QuestionnaireUnavailable } from '../shared/questionnaire/questionnaire-unavailable.tsx';
import { useStepFocus } from '../shared/questionnaire/use-step-focus.ts';
import type { GameActions } from './game-player.controller.ts';
import type { GameState } from './game-player.machine.ts';
import type { GamePlayerMessages } from './game-player.messages.ts';
import { GameEnd } from './parts/game-end.tsx';
import { GameIntro } from './parts/game-intro.tsx';
import styles from './parts/game-player.module.css';
import { GameQuestionCard } from './parts/game-question-card.tsx';
import { GameResult } from './parts/game-result.tsx';
import { GameSupport } from './parts/game-support.tsx';

export interface GamePlayerViewProps {
  state: GameState;
  actions: GameActions;
  /** Stands above whatever is shown. */
  notice?: ReactNode;
  /** Stands at the end beside the way out. */
  endActions?: ReactNode;
}

/** Shows a state of a game and passes on what the person does. */
export function GamePlayerView({ state, actions, notice, endActions }: GamePlayerViewProps) {
  const { messages } = useWidget<GamePlayerMessages>();
  return (
    <QuestionnaireFrame
      name={messages.name}
      step={state.step}
      company={'game' in state ? state.game.company : undefined}
      className="aferir-game-player"
    >
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      <Step state={state} actions={actions} endActions={endActions} />
    </QuestionnaireFrame>
  );
}

function Step({ state, actions, endActions }: Omit<GamePlayerViewProps, 'notice'>) {
  const { messages } = useWidget<GamePlayerMessages>();
  const heading = useStepFocus(screenOf(state));
  switch (state.step) {
    case 'loading':
      return <QuestionnaireLoading label={messages.loading} />;
    case 'unavailable':
      return (
        <QuestionnaireUnavailable
          heading={heading}
          problem={state.problem}
          onRetry={actions.retry}
        />
      );
    case 'intro':
      return <GameIntro heading={heading} game={state.game} onStart={actions.start} />;
    case 'answering':
    case 'sending':
      return <GameQuestionCard heading={heading} state={state} actions={actions} />;
    case 'result':
      return <GameResult key={state.index} heading={heading} state={state} onGoOn={actions.goOn} />;
    case 'support':
      return <GameSupport heading={heading} position={state} onGoOn={actions.goOn} />;
    case 'done':
      return (
        <GameEnd heading={heading} onLeave={actions.leave}>
          {endActions}
        </GameEnd>
      );
  }
}

/** Tells screens apart between which the focus moves. */
function screenOf(state: GameState): string {
  if (!('index' in state)) return state.step;
  const { step, index } = state;
  return `${step === 'sending' ? 'answering' : step} ${index}`;
}
