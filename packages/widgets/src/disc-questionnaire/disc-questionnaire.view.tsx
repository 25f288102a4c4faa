import type { ReactNode } from 'react';
import type { CloseDetail, ErrorDetail } from '../shared/host/events.ts';
import { QuestionnaireFrame } from '../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireOpening } from '../shared/questionnaire/questionnaire-opening.tsx';
import type { HeadingLevel } from '../shared/questionnaire/step-heading.tsx';
import { useStepFocus } from '../shared/questionnaire/use-step-focus.ts';
import type { DiscActions } from './disc-questionnaire.controller.ts';
import type { DiscState } from './disc-questionnaire.machine.ts';
import type { DiscQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import { DiscIntro } from './parts/disc-intro.tsx';
import { DiscQuestionCard } from './parts/disc-question-card.tsx';
import { DiscThanks } from './parts/disc-thanks.tsx';

export interface DiscQuestionnaireViewProps {
  state: DiscState;
  actions: DiscActions;
  messages: DiscQuestionnaireMessages;
  headingLevel: HeadingLevel;
  /** The report at the end. */
  result: ReactNode;
  tutorialHref: string;
  firstAccessHref: string;
  onClose?: ((detail: CloseDetail) => void) | undefined;
  onResultError?: ((detail: ErrorDetail) => void) | undefined;
}

/** Shows a state of the questionnaire and passes on what the person does. */
export function DiscQuestionnaireView(props: DiscQuestionnaireViewProps) {
  const { state, messages } = props;
  return (
    <QuestionnaireFrame
      className="aferir-disc-questionnaire"
      name={messages.name}
      step={state.step}
      company={'assessment' in state ? state.assessment.company : undefined}
    >
      <Step {...props} />
    </QuestionnaireFrame>
  );
}

function Step(props: DiscQuestionnaireViewProps) {
  const { state, actions, messages, headingLevel } = props;
  const heading = useStepFocus(stepOf(state));
  const common = { messages, headingLevel, heading };

  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'first-access':
      return (
        <QuestionnaireOpening
          {...common}
          state={state}
          firstAccessHref={props.firstAccessHref}
          onRetry={actions.retry}
        />
      );
    case 'intro':
      return (
        <DiscIntro
          {...common}
          assessment={state.assessment}
          tutorialHref={props.tutorialHref}
          onStart={actions.start}
        />
      );
    case 'recalling':
    case 'forgotten':
    case 'answering':
    case 'sending':
    case 'finishing':
      return <DiscQuestionCard {...common} state={state} actions={actions} />;
    case 'done':
      return (
        <DiscThanks
          {...common}
          result={props.result}
          onClose={props.onClose}
          onResultError={props.onResultError}
        />
      );
  }
}

function stepOf(state: DiscState): string {
  return 'index' in state ? `question-${state.index}` : state.step;
}
