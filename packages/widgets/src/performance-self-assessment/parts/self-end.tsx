import { PERFORMANCE_STATUS } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { CircleCheckBig } from 'lucide-react';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import type { SelfAssessment } from '../performance-self-assessment.types.ts';

export interface SelfEndProps extends StepProps<PerformanceSelfAssessmentMessages> {
  assessment: SelfAssessment;
  /** Leads back; left out where there is nowhere to go. */
  onBack: (() => void) | undefined;
}

/** The end: what is saved, what comes next, and the way back. */
export function SelfEnd({ messages, headingLevel, heading, assessment, onBack }: SelfEndProps) {
  const isComplete = assessment.status === PERFORMANCE_STATUS.finished;
  return (
    <QuestionnaireNotice
      icon={<CircleCheckBig />}
      tone="success"
      title={messages.endTitle}
      text={isComplete ? messages.endTextComplete : messages.endText}
      headingLevel={headingLevel}
      heading={heading}
    >
      {onBack ? (
        <Button size="l" onClick={onBack}>
          {messages.back}
        </Button>
      ) : null}
    </QuestionnaireNotice>
  );
}
