import { answeringMinutes, DISC_STATUS, formatDate } from '@aferir/domain';
import { Badge, Button, Card } from '@aferir/ui';
import { statusTone } from '../../shared/cells/status-tone.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import page from '../../shared/page/page.module.css';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { OpenRequest } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { OwnDiscRequest } from '../employee-dashboard.types.ts';
import { CycleNote } from './cycle-note.tsx';
import { isOpening, type PartProps } from './part-props.ts';

export interface DiscRequestCardProps extends Pick<PartProps, 'opening' | 'onOpen'> {
  request: OwnDiscRequest;
}

/** The behavioral questionnaire that waits: how far it is, how long it takes, and the way into it. */
export function DiscRequestCard({ request, opening, onOpen }: DiscRequestCardProps) {
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const { responseId, status, sentAt, cycle } = request;
  const action = status === DISC_STATUS.started ? messages.continue : messages.answer;
  const open: OpenRequest = { screen: 'behavioral-questionnaire', responseId, person: null };
  return (
    <Card title={messages.discTitle} headingLevel={levelsBelow(headingLevel).part}>
      <div className={styles.standing}>
        <p className={styles.facts}>
          <Badge tone={statusTone(status)}>{messages.discStatuses[status]}</Badge>
          <span className={page.muted}>
            {messages.sentAt(formatDate(sentAt, messages.language))}
          </span>
          <CycleNote cycle={cycle} isOpen />
        </p>
        <p className={page.text}>{lengthText(request, messages)}</p>
        <Button
          size="l"
          className={styles.wide}
          aria-label={messages.discActionFor(action)}
          isLoading={isOpening(opening, open)}
          onClick={() => onOpen(open)}
        >
          {action}
        </Button>
      </div>
    </Card>
  );
}

function lengthText(
  { questions, answered }: OwnDiscRequest,
  messages: EmployeeDashboardMessages,
): string {
  const left = questions - answered;
  if (left <= 0) return messages.discToFinish;
  const minutes = answeringMinutes(left);
  return answered === 0
    ? messages.discToAnswer(questions, minutes)
    : messages.discToContinue(left, minutes);
}
