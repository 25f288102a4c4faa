import { useWidget } from '../shared/host/use-widget.tsx';
import { QuestionnaireScreen } from '../shared/questionnaire/questionnaire-screen.tsx';
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
  const { state, actions, firstAccessHref } = props;
  const { messages } = useWidget<PerformanceSelfAssessmentMessages>();
  return (
    <QuestionnaireScreen
      className="aferir-performance-self-assessment"
      name={messages.name}
      company={'assessment' in state ? state.assessment.company : undefined}
      state={state}
      stepKey={'position' in state ? `competency-${state.position.index}` : state.step}
      firstAccessHref={firstAccessHref}
      onRetry={actions.retry}
      rows={1}
    >
      {(opened, heading) => {
        if (opened.step === 'intro') {
          return (
            <SelfStart heading={heading} assessment={opened.assessment} onStart={actions.start} />
          );
        }
        if (opened.step === 'done') {
          return <SelfEnd heading={heading} assessment={opened.assessment} />;
        }
        return <SelfRating heading={heading} state={opened} actions={actions} />;
      }}
    </QuestionnaireScreen>
  );
}
