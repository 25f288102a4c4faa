import {
  formatDate,
  isSelfPhase,
  type OwnResponse,
  selfCardAction,
  selfCardDate,
  selfCardWait,
} from '@aferir/domain';
import { Badge, Button, Card } from '@aferir/ui';
import { statusTone } from '../../shared/cells/status-tone.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import page from '../../shared/page/page.module.css';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { OpenRequest } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import { CycleNote } from './cycle-note.tsx';
import { heldText } from './held-text.ts';
import { isOpening, type PartProps } from './part-props.ts';

export interface SelfCardProps extends PartProps {
  response: PartState<OwnResponse | null>;
  /** It stands among what waits, a level below. @default false */
  isWaiting?: boolean;
}

/** The own assessment: how far it is, whom it waits for, and the one thing to do about it. */
export function SelfCard({ response, isWaiting = false, ...rest }: SelfCardProps) {
  const { onRetry } = rest;
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const levels = levelsBelow(headingLevel);
  return (
    <Card title={messages.selfTitle} headingLevel={isWaiting ? levels.part : levels.section}>
      <ReportPart
        part={response}
        loadingLabel={messages.loadingSelf}
        emptyLabel={messages.noResponse}
        emptyHint={messages.noResponseHint}
        failedLabel={messages.selfFailed}
        isEmpty={(data) => data === null}
        onRetry={onRetry}
      >
        {(data) => (data ? <Standing {...rest} response={data} /> : null)}
      </ReportPart>
    </Card>
  );
}

function Standing({ response, opening, onOpen }: PartProps & { response: OwnResponse }) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const { id: responseId, status } = response;
  const action = selfCardAction(status);
  const wait = selfCardWait(status);
  const held = wait ? heldText(response.release, messages.comparison) : undefined;
  const request: OpenRequest = {
    screen: action === 'view' ? 'report' : 'self-assessment',
    responseId,
    person: null,
  };
  return (
    <div className={styles.standing}>
      <p className={styles.facts}>
        <Badge tone={statusTone(status)}>{messages.statuses[status]}</Badge>
        <span className={page.muted}>{dateText(response, messages)}</span>
        <CycleNote cycle={response.cycle} isOpen={isSelfPhase(status)} />
      </p>
      <p className={page.text}>{held ?? (wait ? messages.waits[wait] : messages.hints[action])}</p>
      <Button
        size="l"
        variant={action === 'view' ? 'secondary' : 'primary'}
        className={styles.wide}
        isLoading={isOpening(opening, request)}
        onClick={() => onOpen(request)}
      >
        {messages[action]}
      </Button>
    </div>
  );
}

/** When a response finished or was sent, as far as that is known. */
export function dateText(
  response: Parameters<typeof selfCardDate>[0],
  messages: Pick<
    EmployeeDashboardMessages,
    'language' | 'finishedAt' | 'finishedUndated' | 'sentAt'
  >,
): string {
  const date = selfCardDate(response);
  if (!date) return '';
  if (date.kind === 'sent') return messages.sentAt(formatDate(date.date, messages.language));
  return date.date
    ? messages.finishedAt(formatDate(date.date, messages.language))
    : messages.finishedUndated;
}
