import { Button } from '@aferir/ui';
import { KeyRound } from 'lucide-react';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';
import { QuestionnaireNotice } from './questionnaire-notice.tsx';
import type { StepProps } from './step-props.ts';

type UsedMessages = Pick<
  QuestionnaireMessages,
  'firstAccessTitle' | 'firstAccessText' | 'firstAccessAction'
>;

export interface QuestionnaireFirstAccessProps extends StepProps<UsedMessages> {
  /** Where the first password is made. */
  href: string;
}

/** Sends a person without a password to make one. */
export function QuestionnaireFirstAccess(props: QuestionnaireFirstAccessProps) {
  const { messages, headingLevel, heading, href } = props;
  return (
    <QuestionnaireNotice
      icon={<KeyRound />}
      title={messages.firstAccessTitle}
      text={messages.firstAccessText}
      headingLevel={headingLevel}
      heading={heading}
    >
      <Button asChild>
        <a href={href}>{messages.firstAccessAction}</a>
      </Button>
    </QuestionnaireNotice>
  );
}
