import type { ReactNode } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import type { OpeningState } from '../shared/questionnaire/opening.ts';
import { QuestionnaireScreen } from '../shared/questionnaire/questionnaire-screen.tsx';
import type { StepProps } from '../shared/questionnaire/step-props.ts';
import type { DiscActions } from './disc-questionnaire.controller.ts';
import type { DiscState } from './disc-questionnaire.machine.ts';
import type { DiscQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import { DiscIntro } from './parts/disc-intro.tsx';
import { DiscQuestionCard } from './parts/disc-question-card.tsx';
import { DiscThanks } from './parts/disc-thanks.tsx';

export interface DiscQuestionnaireViewProps {
  state: DiscState;
  actions: DiscActions;
  /** What the answers come to, in a few lines of the end. */
  firstLook: ReactNode;
  /** The report at the end. */
  result: ReactNode;
  tutorialHref: string;
  firstAccessHref: string;
}

/** Shows a state of the questionnaire and passes on what the person does. */
export function DiscQuestionnaireView(props: DiscQuestionnaireViewProps) {
  const { state, actions, firstAccessHref } = props;
  const { messages } = useWidget<DiscQuestionnaireMessages>();
  return (
    <QuestionnaireScreen
      className="aferir-disc-questionnaire"
      name={messages.name}
      company={'assessment' in state ? state.assessment.company : undefined}
      state={state}
      stepKey={'position' in state ? `question-${state.position.index}` : state.step}
      firstAccessHref={firstAccessHref}
      onRetry={actions.retry}
    >
      {(opened, heading) => <Step {...props} state={opened} heading={heading} />}
    </QuestionnaireScreen>
  );
}

interface StepOfDiscProps extends DiscQuestionnaireViewProps, StepProps {
  state: Exclude<DiscState, OpeningState>;
}

function Step({ state, actions, firstLook, result, tutorialHref, heading }: StepOfDiscProps) {
  switch (state.step) {
    case 'intro':
      return (
        <DiscIntro
          heading={heading}
          assessment={state.assessment}
          tutorialHref={tutorialHref}
          onStart={actions.start}
        />
      );
    case 'done':
      return (
        <DiscThanks
          heading={heading}
          assessment={state.assessment}
          firstLook={firstLook}
          result={result}
        />
      );
    default:
      return <DiscQuestionCard heading={heading} state={state} actions={actions} />;
  }
}
