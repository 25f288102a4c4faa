import { Button } from '@aferir/ui';
import { Compass, ListOrdered, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../disc-questionnaire.module.css';
import type { DiscAssessment } from '../disc-questionnaire.types.ts';
import { StepHeading } from './step-heading.tsx';
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
        <Fact icon={<ListOrdered />}>{messages.introText(assessment.questions.length)}</Fact>
        <Fact icon={<Compass />}>{messages.introHonesty}</Fact>
        <Fact icon={<Save />}>{messages.introSaved}</Fact>
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

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon} aria-hidden="true">
        {icon}
      </span>
      {children}
    </li>
  );
}
