import { PERFORMANCE_STATUS } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { CircleCheckBig } from 'lucide-react';
import { PortalLink } from '../../shared/host/portal-link.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { WithoutEmail } from '../../shared/page/without-email-note.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import type { SelfAssessment } from '../performance-self-assessment.types.ts';

export interface SelfEndProps extends StepProps {
  assessment: SelfAssessment;
}

/** The end: what is saved, what comes next, and the way back. */
export function SelfEnd({ heading, assessment }: SelfEndProps) {
  const { messages, host, canClose } = useWidget<PerformanceSelfAssessmentMessages>();
  const isComplete = assessment.status === PERFORMANCE_STATUS.finished;
  return (
    <QuestionnaireNotice
      icon={<CircleCheckBig />}
      tone="success"
      title={messages.endTitle}
      text={isComplete ? messages.endTextComplete : messages.endText}
      heading={heading}
    >
      <WithoutEmail names={assessment.withoutEmail} say={messages.endWithoutEmail} />
      {canClose ? (
        <Button size="l" onClick={() => host.close({ isComplete: true })}>
          {messages.back}
        </Button>
      ) : (
        <PortalLink />
      )}
    </QuestionnaireNotice>
  );
}
