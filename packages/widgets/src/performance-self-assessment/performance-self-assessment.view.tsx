import type { CloseDetail } from '../shared/host/events.ts';
import { QuestionnaireFrame } from '../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireOpening } from '../shared/questionnaire/questionnaire-opening.tsx';
import type { HeadingLevel } from '../shared/questionnaire/step-heading.tsx';
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
  messages: PerformanceSelfAssessmentMessages;
  headingLevel: HeadingLevel;
  firstAccessHref: string;
  /** Left out where there is nowhere to go back to. */
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

/** Shows a state of the self-assessment and passes on what the person does. */
export function PerformanceSelfAssessmentView(props: PerformanceSelfAssessmentViewProps) {
  const { state, messages } = props;
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

function Step(props: PerformanceSelfAssessmentViewProps) {
  const { state, actions, messages, headingLevel, onClose } = props;
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
          rows={1}
        />
      );
    case 'start':
      return (
        <SelfStart
          {...common}
          count={state.assessment.competencies.length}
          onStart={actions.start}
        />
      );
    case 'rating':
    case 'sending':
    case 'finishing':
      return <SelfRating {...common} state={state} actions={actions} />;
    case 'done':
      return (
        <SelfEnd
          {...common}
          assessment={state.assessment}
          onBack={onClose && (() => onClose({ isComplete: true }))}
        />
      );
  }
}

function stepOf(state: SelfState): string {
  return 'position' in state ? `competency-${state.position.index}` : state.step;
}
