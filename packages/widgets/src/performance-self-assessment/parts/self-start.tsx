import { Compass, ListOrdered, Save, Users } from 'lucide-react';
import { EarlierAgreements } from '../../shared/agreements/earlier-agreements.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFact } from '../../shared/questionnaire/questionnaire-fact.tsx';
import { StartActions } from '../../shared/questionnaire/start-actions.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import type { SelfAssessment } from '../performance-self-assessment.types.ts';

export interface SelfStartProps extends StepProps {
  assessment: Pick<SelfAssessment, 'items' | 'earlierAgreements'>;
  onStart: () => void;
}

/** Says that nothing is done yet and what is coming. */
export function SelfStart({ heading, assessment, onStart }: SelfStartProps) {
  const { messages, portalHref } = useWidget<PerformanceSelfAssessmentMessages>();
  return (
    <div className={styles.step}>
      <StepHeading ref={heading}>{messages.startTitle}</StepHeading>
      <ul className={styles.facts}>
        <QuestionnaireFact icon={<ListOrdered />}>
          {messages.startText(assessment.items.length)}
        </QuestionnaireFact>
        <QuestionnaireFact icon={<Compass />}>{messages.startHonesty}</QuestionnaireFact>
        <QuestionnaireFact icon={<Users />}>{messages.startNext}</QuestionnaireFact>
        <QuestionnaireFact icon={<Save />}>
          {portalHref ? messages.startSavedPortal : messages.startSaved}
        </QuestionnaireFact>
      </ul>
      <EarlierAgreements agreements={assessment.earlierAgreements} />
      <StartActions label={messages.start} onStart={onStart} />
    </div>
  );
}
