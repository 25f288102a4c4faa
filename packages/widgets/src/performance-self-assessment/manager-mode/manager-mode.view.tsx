import { Button } from '@aferir/ui';
import { CircleCheckBig, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { QuestionnaireFrame } from '../../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import { QuestionnaireOpening } from '../../shared/questionnaire/questionnaire-opening.tsx';
import { useStepFocus } from '../../shared/questionnaire/use-step-focus.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import type { ManagerModeActions } from './manager-mode.controller.ts';
import type { ManagerModeState } from './manager-mode.machine.ts';

export interface ManagerModeViewProps {
  state: ManagerModeState;
  actions: Pick<ManagerModeActions, 'retry' | 'startAgain'>;
  firstAccessHref: string;
  /** What is rated, while it is. */
  rating: ReactNode;
}

/** Shows how far the rating of a manager's link is. */
export function ManagerModeView(props: ManagerModeViewProps) {
  const { state } = props;
  const { messages } = useWidget<PerformanceSelfAssessmentMessages>();
  return (
    <QuestionnaireFrame
      className="aferir-performance-self-assessment"
      name={messages.managerRating.name}
      step={state.step}
      company={'company' in state ? state.company : undefined}
    >
      <Step {...props} />
    </QuestionnaireFrame>
  );
}

function Step(props: ManagerModeViewProps) {
  const { state, actions } = props;
  const { messages, host, canClose } = useWidget<PerformanceSelfAssessmentMessages>();
  const texts = messages.managerRating;
  const heading = useStepFocus(state.step);

  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'first-access':
      return (
        <QuestionnaireOpening
          heading={heading}
          state={state}
          firstAccessHref={props.firstAccessHref}
          onRetry={actions.retry}
          rows={1}
        />
      );
    case 'rating':
      return props.rating;
    case 'sent':
      return (
        <QuestionnaireNotice
          heading={heading}
          icon={<CircleCheckBig />}
          tone="success"
          title={texts.sentTitle}
          text={texts.sentText}
        >
          {canClose ? (
            <Button size="l" onClick={() => host.close({ isComplete: true })}>
              {texts.back}
            </Button>
          ) : null}
        </QuestionnaireNotice>
      );
    case 'cancelled':
      return (
        <QuestionnaireNotice
          heading={heading}
          icon={<CircleSlash />}
          title={texts.cancelledTitle}
          text={texts.cancelledText}
        >
          <Button onClick={actions.startAgain}>{texts.startAgain}</Button>
        </QuestionnaireNotice>
      );
  }
}
