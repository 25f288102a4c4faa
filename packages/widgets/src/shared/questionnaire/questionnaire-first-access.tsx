import { Button } from '@aferir/ui';
import { KeyRound } from 'lucide-react';
import { useWidget } from '../host/use-widget.tsx';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';
import { QuestionnaireNotice } from './questionnaire-notice.tsx';
import type { StepProps } from './step-props.ts';

export interface QuestionnaireFirstAccessProps extends StepProps {
  /** Where the first password is made. */
  href: string;
}

/** Sends a person without a password to make one. */
export function QuestionnaireFirstAccess({ heading, href }: QuestionnaireFirstAccessProps) {
  const { messages } = useWidget<QuestionnaireMessages>();
  return (
    <QuestionnaireNotice
      icon={<KeyRound />}
      title={messages.firstAccessTitle}
      text={messages.firstAccessText}
      heading={heading}
    >
      <Button asChild>
        <a href={href}>{messages.firstAccessAction}</a>
      </Button>
    </QuestionnaireNotice>
  );
}
