import { useWidget } from '../shared/host/use-widget.tsx';
import { QuestionnaireFrame } from '../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireOpening } from '../shared/questionnaire/questionnaire-opening.tsx';
import { useStepFocus } from '../shared/questionnaire/use-step-focus.ts';
import { SelfEnd } from './parts/self-end.tsx';
import { SelfRating } from './parts/self-rating.tsx';
import { SelfStart } from './parts/self-start.tsx';
import type { SelfActions } from './performance-self-assessment.controller.ts';
import type { SelfState } from './performance-self-assessment.machine.ts';
import type { PerformanceSelfAssessmentMessages } from './performance-self-assessment.messages.ts';

export interface PerformanceSelfAssessmentViewProps {
  state: SelfState;
  actions: SelfActions;
  firstAccessHref: string;
}

/** Shows a state of the self-assessment and passes on what the person does. */
export function PerformanceSelfAssessmentView(props: PerformanceSelfAssessmentViewProps) {
  const { state } = props;
  const { messages } = useWidget<PerformanceSelfAssessmentMessages>();
  return (
    <QuestionnaireFrame
      className="aferir-performance-self-assessment"
      name={messages.name}
      step={state.step}
      company={'assessment' in state ? state.assessment.company : undefined}
    >
      <Step {...props} />
    </QuestionnaireFrame>
  );
}

function Step({ state, actions, firstAccessHref }: PerformanceSelfAssessmentViewProps) {
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
          rows={1}
        />
      );
    case 'intro':
      return (
        <SelfStart
          heading={heading}
          count={state.assessment.items.length}
          onStart={actions.start}
        />
      );
    case 'recalling':
    case 'forgotten':
    case 'answering':
    case 'sending':
    case 'finishing':
      return <SelfRating heading={heading} state={state} actions={actions} />;
    case 'done':
      return <SelfEnd heading={heading} assessment={state.assessment} />;
  }
}

function stepOf(state: SelfState): string {
  return 'position' in state ? `competency-${state.position.index}` : state.step;
}
