import { Button } from '@aferir/ui';
import { CircleCheckBig, CirclePause, Info } from 'lucide-react';
import { keepsOnDevice } from '../../shared/drafts/keeps-on-device.ts';
import { PortalLink } from '../../shared/host/portal-link.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { UnreachedNames } from '../../shared/page/without-email.ts';
import { WithoutEmail } from '../../shared/page/without-email-note.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { ManagerTask, ReviewStanding } from '../manager-evaluation.types.ts';

/** How a page came to its end; 'idle' when there was nothing to do on it. */
export type ManagerOutcome = 'done' | 'left' | 'idle';

export interface ManagerEndProps extends StepProps {
  task: ManagerTask;
  review: ReviewStanding;
  outcome: ManagerOutcome;
  withoutEmail?: UnreachedNames;
  onShowList: () => void;
}

/** The end of a task that was opened as a page, and the way to the rest of the team. */
export function ManagerEnd(props: ManagerEndProps) {
  const { heading, task, review, outcome, withoutEmail, onShowList } = props;
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const { title, text } = textsOf[outcome]({ task, review, messages });
  return (
    <QuestionnaireNotice
      icon={icons[outcome]}
      tone={outcome === 'done' ? 'success' : 'accent'}
      title={title}
      text={text}
      heading={heading}
    >
      <WithoutEmail names={withoutEmail} say={messages.withoutEmail} />
      <Button size="l" onClick={onShowList}>
        {messages.toTeam}
      </Button>
      <PortalLink />
    </QuestionnaireNotice>
  );
}

const icons = { done: <CircleCheckBig />, left: <CirclePause />, idle: <Info /> };

interface EndTexts extends Pick<ManagerEndProps, 'task' | 'review'> {
  messages: ManagerEvaluationMessages;
}

const textsOf: Readonly<
  Record<ManagerOutcome, (props: EndTexts) => { title: string; text: string }>
> = {
  done: ({ task, review, messages }) =>
    task === 'evaluate'
      ? {
          title: messages.evaluationSent,
          text: messages.evaluationSentText(review.person),
        }
      : { title: messages.feedbackSent, text: messages.feedbackDoneText(review.person) },
  left: ({ task, messages }) =>
    task === 'evaluate'
      ? { title: messages.evaluationLeft, text: messages.evaluationLeftText }
      : {
          title: messages.feedbackLeft,
          text: keepsOnDevice() ? messages.feedbackLeftText : messages.feedbackLeftHere,
        },
  idle: ({ review, messages }) => ({
    title: review.hasRatedAll
      ? messages.alreadyRated(review.person)
      : messages.notAwaited(review.person),
    text: messages.nothingToDoText,
  }),
};
