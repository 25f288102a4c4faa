import { isSelfPhase } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { type FocusEventHandler, useId } from 'react';
import type { OpenAgreement } from '../../shared/agreements/agreements.data.ts';
import {
  type AroundCardName,
  type AroundTask,
  waitingAround,
} from '../../shared/around/around-task.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import { tasksOf } from '../employee-dashboard.data.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { DashboardParts, DashboardUser, DirectReports } from '../employee-dashboard.types.ts';
import { DiscRequestCard } from './disc-request-card.tsx';
import type { PartProps } from './part-props.ts';
import { SelfCard } from './self-card.tsx';
import { TeamTaskRow } from './team-task-row.tsx';

const AroundTasks = lazyPart(async () => (await import('./around-tasks.tsx')).AroundTasks);
const AgreementTasks = lazyPart(async () => (await import('./agreements-card.tsx')).AgreementTasks);

export interface WaitingSectionProps extends PartProps {
  parts: Pick<DashboardParts, 'response' | 'reports' | 'agreements' | 'around'>;
  discRequest: DashboardUser['discRequest'];
  /** Leads to the team. */
  onGo: () => void;
  /** Leads to an agreement. */
  onSeeAgreement: (id: number) => void;
  /** Leads to what is done about those around. */
  onGoAround: (card: AroundCardName) => void;
  /** Opens what is to be done about those around. */
  onTask: (task: AroundTask) => void;
  /** Sees where the focus is, to keep it where a task goes. */
  onFocus: FocusEventHandler;
}

/** The most tasks of a kind that are named; the others stand in their own place below. */
const MOST_NAMED = 5;

/** Says above all else what waits for this person, by name, each with its next step; nothing when nothing does. */
export function WaitingSection(props: WaitingSectionProps) {
  const { parts, discRequest, onGo, onGoAround, onSeeAgreement, onTask, onFocus, ...rest } = props;
  const { response, reports } = parts;
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const titleId = useId();
  const isAsked = isOwnWaiting(response);
  const { tasks, hasMore } = teamTasksOf(reports);
  const agreements = awaitedAgreements(parts.agreements);
  const around = parts.around.status === 'ready' ? waitingAround(parts.around.data) : null;
  const aroundCount = around ? around.ratings.length + around.reviews.length : 0;
  const count = tasks.length + agreements.length + aroundCount;
  if (!isAsked && !discRequest && count === 0) return null;
  const Heading = `h${levelsBelow(headingLevel).section}` as const;
  const others = tasks.length - MOST_NAMED;
  return (
    <section aria-labelledby={titleId} className={styles.waiting} onFocus={onFocus}>
      <Heading id={titleId} className={styles.waitingTitle}>
        {messages.waitingTitle}
      </Heading>
      {isAsked || discRequest ? (
        <div className={styles.home}>
          {discRequest ? <DiscRequestCard {...rest} request={discRequest} /> : null}
          {isAsked ? <SelfCard {...rest} response={response} isWaiting /> : null}
        </div>
      ) : null}
      {agreements.length > 0 ? (
        <AgreementTasks agreements={agreements} onSee={onSeeAgreement} fallback={null} />
      ) : null}
      {around && aroundCount > 0 ? (
        <AroundTasks
          {...around}
          atMost={MOST_NAMED}
          onGo={onGoAround}
          onTask={onTask}
          fallback={null}
        />
      ) : null}
      {tasks.length > 0 ? (
        <div className={styles.tasks}>
          <ul className={styles.taskList}>
            {tasks.slice(0, MOST_NAMED).map(({ report, task }) => (
              <TeamTaskRow key={report.idOrganogramaPessoa} {...rest} report={report} task={task} />
            ))}
          </ul>
          {others > 0 || hasMore ? (
            <p className={styles.moreTasks}>
              <span>{messages.moreTasks(Math.max(others, 0), hasMore)}</span>
              <Button size="s" variant="secondary" onClick={onGo}>
                {messages.toReports}
              </Button>
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** Whether the own assessment is the person's to go on with. */
export function isOwnWaiting(response: DashboardParts['response']): boolean {
  return response.status === 'ready' && response.data !== null && isSelfPhase(response.data.status);
}

// Those that wait for the person come first: of more than are named the list below says so.
function awaitedAgreements(agreements: DashboardParts['agreements']): readonly OpenAgreement[] {
  if (agreements.status !== 'ready') return [];
  return agreements.data.first.filter(({ canConfirm }) => canConfirm);
}

function teamTasksOf(reports: DirectReports | null) {
  if (reports?.data.status !== 'ready') return { tasks: [], hasMore: false };
  const { rows, total } = reports.data;
  return { tasks: tasksOf(rows), hasMore: rows.length < total };
}
