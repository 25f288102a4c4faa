import { Button } from '@aferir/ui';
import { CircleCheckBig, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CloseDetail } from '../../shared/host/events.ts';
import { QuestionnaireFrame } from '../../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import { QuestionnaireOpening } from '../../shared/questionnaire/questionnaire-opening.tsx';
import type { HeadingLevel } from '../../shared/questionnaire/step-heading.tsx';
import { useStepFocus } from '../../shared/questionnaire/use-step-focus.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import type { ManagerModeActions, ManagerModeState } from './manager-mode.controller.ts';

export interface ManagerModeViewProps {
  state: ManagerModeState;
  actions: Pick<ManagerModeActions, 'retry' | 'startAgain'>;
  messages: PerformanceSelfAssessmentMessages;
  headingLevel: HeadingLevel;
  firstAccessHref: string;
  /** What is rated, while it is. */
  rating: ReactNode;
  /** Left out where there is nowhere to go back to. */
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

/** Shows how far the rating of a manager's link is. */
export function ManagerModeView(props: ManagerModeViewProps) {
  const { state, messages } = props;
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
  const { state, actions, messages, headingLevel, onClose } = props;
  const texts = messages.managerRating;
  const place = { headingLevel, heading: useStepFocus(state.step) };
  const common = { messages, ...place };

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
    case 'rating':
      return props.rating;
    case 'sent':
      return (
        <QuestionnaireNotice
          {...place}
          icon={<CircleCheckBig />}
          tone="success"
          title={texts.sentTitle}
          text={texts.sentText}
        >
          {onClose ? (
            <Button size="l" onClick={() => onClose({ isComplete: true })}>
              {texts.back}
            </Button>
          ) : null}
        </QuestionnaireNotice>
      );
    case 'cancelled':
      return (
        <QuestionnaireNotice
          {...place}
          icon={<CircleSlash />}
          title={texts.cancelledTitle}
          text={texts.cancelledText}
        >
          <Button onClick={actions.startAgain}>{texts.startAgain}</Button>
        </QuestionnaireNotice>
      );
  }
}
