import { Button } from '@aferir/ui';
import { KeyRound } from 'lucide-react';
import styles from '../disc-questionnaire.module.css';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './step-props.ts';

export interface DiscFirstAccessProps extends StepProps {
  /** Where the first password is made. */
  href: string;
}

/** Sends a person without a password to make one. */
export function DiscFirstAccess({ messages, headingLevel, heading, href }: DiscFirstAccessProps) {
  return (
    <div className={styles.notice}>
      <KeyRound className={styles.sign} aria-hidden="true" />
      <StepHeading level={headingLevel} ref={heading}>
        {messages.firstAccessTitle}
      </StepHeading>
      <p className={styles.text}>{messages.firstAccessText}</p>
      <Button asChild>
        <a href={href}>{messages.firstAccessAction}</a>
      </Button>
    </div>
  );
}
