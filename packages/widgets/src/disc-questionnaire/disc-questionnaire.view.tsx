import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import { QuestionnaireFrame } from '../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireOpening } from '../shared/questionnaire/questionnaire-opening.tsx';
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
  /** The report at the end. */
  result: ReactNode;
  tutorialHref: string;
  firstAccessHref: string;
}

/** Shows a state of the questionnaire and passes on what the person does. */
export function DiscQuestionnaireView(props: DiscQuestionnaireViewProps) {
  const { state } = props;
  const { messages } = useWidget<DiscQuestionnaireMessages>();
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
  const { state, actions, result, tutorialHref, firstAccessHref } = props;
  const heading = useStepFocus(stepOf(state));

  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'first-access':
      return (
        <QuestionnaireOpening
          heading={heading}
          state={state}
          firstAccessHref={firstAccessHref}
          onRetry={actions.retry}
        />
      );
    case 'intro':
      return (
        <DiscIntro
          heading={heading}
          assessment={state.assessment}
          tutorialHref={tutorialHref}
          onStart={actions.start}
        />
      );
    case 'recalling':
    case 'forgotten':
    case 'answering':
    case 'sending':
    case 'finishing':
      return <DiscQuestionCard heading={heading} state={state} actions={actions} />;
    case 'done':
      return <DiscThanks heading={heading} result={result} />;
  }
}

function stepOf(state: DiscState): string {
  return 'position' in state ? `question-${state.position.index}` : state.step;
}
