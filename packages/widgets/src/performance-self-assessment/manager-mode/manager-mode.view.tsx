import { Button } from '@aferir/ui';
import { CircleCheckBig, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { WithoutEmail } from '../../shared/page/without-email-note.tsx';
import type { OpeningState } from '../../shared/questionnaire/opening.ts';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import { QuestionnaireScreen } from '../../shared/questionnaire/questionnaire-screen.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
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
  const { state, actions, firstAccessHref } = props;
  const { messages } = useWidget<PerformanceSelfAssessmentMessages>();
  return (
    <QuestionnaireScreen
      className="aferir-performance-self-assessment"
      name={messages.managerRating.name}
      company={'company' in state ? state.company : undefined}
      state={state}
      firstAccessHref={firstAccessHref}
      onRetry={actions.retry}
      rows={1}
    >
      {(opened, heading) => <Step {...props} state={opened} heading={heading} />}
    </QuestionnaireScreen>
  );
}

interface StepOfModeProps extends ManagerModeViewProps, StepProps {
  state: Exclude<ManagerModeState, OpeningState>;
}

function Step({ state, actions, rating, heading }: StepOfModeProps) {
  const { messages, host, canClose } = useWidget<PerformanceSelfAssessmentMessages>();
  const texts = messages.managerRating;

  switch (state.step) {
    case 'rating':
      return rating;
    case 'sent':
      return (
        <QuestionnaireNotice
          heading={heading}
          icon={<CircleCheckBig />}
          tone="success"
          title={texts.sentTitle}
          text={texts.sentText}
        >
          <WithoutEmail names={state.withoutEmail} say={messages.endWithoutEmail} />
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
