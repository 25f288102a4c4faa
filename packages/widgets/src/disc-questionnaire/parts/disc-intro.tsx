import { Button } from '@aferir/ui';
import { Compass, ListOrdered, Save } from 'lucide-react';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFact } from '../../shared/questionnaire/questionnaire-fact.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { DiscAssessment } from '../disc-questionnaire.types.ts';
import type { StepProps } from './step-props.ts';

export interface DiscIntroProps extends StepProps {
  assessment: DiscAssessment;
  /** The page that explains the scale. */
  tutorialHref: string;
  onStart: () => void;
}

/** Greets the person and says what is coming. */
export function DiscIntro(props: DiscIntroProps) {
  const { messages, headingLevel, heading, assessment, tutorialHref, onStart } = props;
  const [firstName = ''] = assessment.person.trim().split(/\s+/);
  return (
    <div className={styles.step}>
      <StepHeading level={headingLevel} ref={heading}>
        {messages.greeting(firstName)}
      </StepHeading>
      <p className={styles.lead}>{messages.notDoneYet}</p>
      <ul className={styles.facts}>
        <QuestionnaireFact icon={<ListOrdered />}>
          {messages.introText(assessment.questions.length)}
        </QuestionnaireFact>
        <QuestionnaireFact icon={<Compass />}>{messages.introHonesty}</QuestionnaireFact>
        <QuestionnaireFact icon={<Save />}>{messages.introSaved}</QuestionnaireFact>
      </ul>
      <div className={styles.actions}>
        <Button size="l" onClick={onStart}>
          {messages.start}
        </Button>
        <Button variant="ghost" size="l" asChild>
          <a href={tutorialHref} target="_blank" rel="noreferrer">
            {messages.tutorial}
          </a>
        </Button>
      </div>
    </div>
  );
}
