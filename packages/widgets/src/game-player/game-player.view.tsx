import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import type { OpeningState } from '../shared/questionnaire/opening.ts';
import { QuestionnaireScreen } from '../shared/questionnaire/questionnaire-screen.tsx';
import type { StepProps } from '../shared/questionnaire/step-props.ts';
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
    <QuestionnaireScreen
      className="aferir-game-player"
      name={messages.name}
      company={'game' in state ? state.game.company : undefined}
      state={state}
      stepKey={screenOf(state)}
      notice={notice ? <div className={styles.notice}>{notice}</div> : null}
      onRetry={actions.retry}
    >
      {(opened, heading) => (
        <Step state={opened} actions={actions} endActions={endActions} heading={heading} />
      )}
    </QuestionnaireScreen>
  );
}

interface StepOfGameProps extends Omit<GamePlayerViewProps, 'notice'>, StepProps {
  state: Exclude<GameState, OpeningState>;
}

function Step({ state, actions, endActions, heading }: StepOfGameProps) {
  switch (state.step) {
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
        <GameEnd heading={heading} isAnonymous={state.game.isAnonymous} onLeave={actions.leave}>
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
