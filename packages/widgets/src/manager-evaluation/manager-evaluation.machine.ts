import type { UnreachedNames } from '../shared/page/without-email.ts';
import type { ManagerTask, ReviewRef } from './manager-evaluation.types.ts';

/** What is open over the list. */
export type OpenTask =
  | { readonly kind: ManagerTask; readonly review: ReviewRef }
  | { readonly kind: 'report'; readonly review: ReviewRef };

/** Where the manager is. */
export type ManagerScreen =
  | {
      readonly step: 'list';
      readonly open: OpenTask | null;
      /** What the tasks since the manager put it away have come to. */
      readonly withoutEmail?: UnreachedNames;
    }
  /** A task that was opened directly, as a page of its own. */
  | { readonly step: 'page'; readonly task: ManagerTask }
  /** The end of such a page. */
  | {
      readonly step: 'end';
      readonly task: ManagerTask;
      readonly outcome: TaskOutcome;
      readonly withoutEmail?: UnreachedNames;
    };

/** How a task comes to its end; 'refused' when the server takes nothing for it any more. */
export type TaskOutcome = 'done' | 'left' | 'refused';

/** What can happen there. */
export type ManagerScreenEvent =
  | { readonly type: 'opened'; readonly open: OpenTask }
  | { readonly type: 'done'; readonly withoutEmail?: UnreachedNames | undefined }
  | { readonly type: Exclude<TaskOutcome, 'done'> }
  | { readonly type: 'list-asked' }
  /** The manager has read whom to tell in person. */
  | { readonly type: 'names-read' };

/** The first screen: the list, or a task as a page. */
export function firstScreen(step: 'list' | ManagerTask): ManagerScreen {
  return step === 'list' ? { step, open: null } : { step: 'page', task: step };
}

/** The screen after an event; an event that makes no sense there changes nothing. */
export function transition(screen: ManagerScreen, event: ManagerScreenEvent): ManagerScreen {
  switch (screen.step) {
    case 'list':
      if (event.type === 'opened') return { ...screen, open: event.open };
      if (event.type === 'names-read') return { step: 'list', open: screen.open };
      return isOutcome(event) && screen.open ? listAfter(screen, event) : screen;
    case 'page':
      if (event.type === 'list-asked') return firstScreen('list');
      return isOutcome(event) ? endOf(screen.task, event) : screen;
    case 'end':
      return event.type === 'list-asked' ? firstScreen('list') : screen;
  }
}

function listAfter(
  { withoutEmail: before = [] }: Extract<ManagerScreen, { step: 'list' }>,
  event: OutcomeEvent,
): ManagerScreen {
  const { withoutEmail: now = [] } = event.type === 'done' ? event : {};
  const names = [...new Set([...before, ...now])];
  const list = { step: 'list', open: null } as const;
  return names.length > 0 ? { ...list, withoutEmail: names } : list;
}

type OutcomeEvent = Extract<ManagerScreenEvent, { readonly type: TaskOutcome }>;

function endOf(task: ManagerTask, event: OutcomeEvent): ManagerScreen {
  const end = { step: 'end', task, outcome: event.type } as const;
  const { withoutEmail } = event.type === 'done' ? event : {};
  return withoutEmail ? { ...end, withoutEmail } : end;
}

function isOutcome(event: ManagerScreenEvent): event is OutcomeEvent {
  return event.type === 'done' || event.type === 'left' || event.type === 'refused';
}
