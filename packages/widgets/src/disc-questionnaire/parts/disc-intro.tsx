import { Button } from '@aferir/ui';
import { Compass, ListOrdered, Save } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFact } from '../../shared/questionnaire/questionnaire-fact.tsx';
import { StartActions } from '../../shared/questionnaire/start-actions.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';
import type { DiscAssessment } from '../disc-questionnaire.types.ts';

export interface DiscIntroProps extends StepProps {
  assessment: DiscAssessment;
  /** The page that explains the scale. */
  tutorialHref: string;
  onStart: () => void;
}

/** Greets the person and says what is coming. */
export function DiscIntro(props: DiscIntroProps) {
  const { heading, assessment, tutorialHref, onStart } = props;
  const { messages, portalHref } = useWidget<DiscQuestionnaireMessages>();
  const [firstName = ''] = assessment.person.trim().split(/\s+/);
  return (
    <div className={styles.step}>
      <StepHeading ref={heading}>{messages.greeting(firstName)}</StepHeading>
      <p className={styles.lead}>{messages.notDoneYet}</p>
      <ul className={styles.facts}>
        <QuestionnaireFact icon={<ListOrdered />}>
          {messages.introText(assessment.items.length)}
        </QuestionnaireFact>
        <QuestionnaireFact icon={<Compass />}>{messages.introHonesty}</QuestionnaireFact>
        <QuestionnaireFact icon={<Save />}>
          {portalHref ? messages.introSavedPortal : messages.introSaved}
        </QuestionnaireFact>
      </ul>
      <StartActions label={messages.start} onStart={onStart}>
        <Button variant="ghost" size="l" asChild>
          <a href={tutorialHref} target="_blank" rel="noreferrer">
            {messages.tutorial}
          </a>
        </Button>
      </StartActions>
    </div>
  );
}
