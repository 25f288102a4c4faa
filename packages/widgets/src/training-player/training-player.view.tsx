import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import type { OpeningState } from '../shared/questionnaire/opening.ts';
import { QuestionnaireScreen } from '../shared/questionnaire/questionnaire-screen.tsx';
import type { StepProps } from '../shared/questionnaire/step-props.ts';
import { useStepFocus } from '../shared/questionnaire/use-step-focus.ts';
import { EmailStep } from './parts/email-step.tsx';
import { PinStep } from './parts/pin-step.tsx';
import type { PlayerActions } from './training-player.controller.ts';
import type { PlayerState } from './training-player.machine.ts';
import type { TrainingPlayerMessages } from './training-player.messages.ts';

type Watching = Extract<PlayerState, { step: 'watching' }>;

/** The screen of each step: the focus stays while what is on it is sent. */
const screens: Readonly<Record<PlayerState['step'], string>> = {
  loading: 'loading',
  unavailable: 'unavailable',
  email: 'email',
  sending: 'email',
  pin: 'pin',
  checking: 'pin',
  watching: 'watching',
};

export interface TrainingPlayerViewProps {
  state: PlayerState;
  actions: PlayerActions;
  /** The player of the training that a PIN has opened. */
  player: (state: Watching) => ReactNode;
}

/** Shows a state of the player and passes on what the learner does. */
export function TrainingPlayerView({ state, actions, player }: TrainingPlayerViewProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const stepKey = screens[state.step];
  // Above the player: whoever leaves it, or is led out, begins at the heading of what comes.
  const heading = useStepFocus(stepKey);
  if (state.step === 'watching') return player(state);
  return (
    <QuestionnaireScreen
      className="aferir-training-player"
      name={messages.name}
      company={'door' in state ? state.door.company : undefined}
      state={state}
      stepKey={stepKey}
      heading={heading}
      rows={1}
      onRetry={actions.retry}
    >
      {(opened) => <Door state={opened} actions={actions} heading={heading} />}
    </QuestionnaireScreen>
  );
}

interface DoorProps extends StepProps {
  state: Exclude<PlayerState, OpeningState | Watching>;
  actions: PlayerActions;
}

function Door({ state, actions, heading }: DoorProps) {
  switch (state.step) {
    case 'email':
    case 'sending':
      return <EmailStep heading={heading} state={state} actions={actions} />;
    case 'pin':
    case 'checking':
      return <PinStep heading={heading} state={state} actions={actions} />;
  }
}
