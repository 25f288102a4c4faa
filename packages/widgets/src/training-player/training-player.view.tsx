import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import { QuestionnaireFrame } from '../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireLoading } from '../shared/questionnaire/questionnaire-loading.tsx';
import { QuestionnaireUnavailable } from '../shared/questionnaire/questionnaire-unavailable.tsx';
import { useStepFocus } from '../shared/questionnaire/use-step-focus.ts';
import { EmailStep } from './parts/email-step.tsx';
import { PinStep } from './parts/pin-step.tsx';
import type { PlayerActions } from './training-player.controller.ts';
import type { PlayerState } from './training-player.machine.ts';
import type { TrainingPlayerMessages } from './training-player.messages.ts';

type Watching = Extract<PlayerState, { step: 'watching' }>;

export interface TrainingPlayerViewProps {
  state: PlayerState;
  actions: PlayerActions;
  /** The player of the training that a PIN has opened. */
  player: (state: Watching) => ReactNode;
}

/** Shows a state of the player and passes on what the learner does. */
export function TrainingPlayerView({ state, actions, player }: TrainingPlayerViewProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  if (state.step === 'watching') return player(state);
  return (
    <QuestionnaireFrame
      name={messages.name}
      step={state.step}
      company={'door' in state ? state.door.company : undefined}
      className="aferir-training-player"
    >
      <Door state={state} actions={actions} />
    </QuestionnaireFrame>
  );
}

interface DoorProps {
  state: Exclude<PlayerState, Watching>;
  actions: PlayerActions;
}

const screens = { sending: 'email', checking: 'pin' } as const;

function Door({ state, actions }: DoorProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const { step } = state;
  const heading = useStepFocus(step === 'sending' || step === 'checking' ? screens[step] : step);
  switch (state.step) {
    case 'loading':
      return <QuestionnaireLoading label={messages.loading} rows={1} />;
    case 'unavailable':
      return (
        <QuestionnaireUnavailable
          heading={heading}
          problem={state.problem}
          onRetry={actions.retry}
        />
      );
    case 'email':
    case 'sending':
      return <EmailStep heading={heading} state={state} actions={actions} />;
    case 'pin':
    case 'checking':
      return <PinStep heading={heading} state={state} actions={actions} />;
  }
}
