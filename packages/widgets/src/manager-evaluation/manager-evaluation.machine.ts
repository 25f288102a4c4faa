import type { ManagerTask, Review } from './manager-evaluation.types.ts';

/** What is open over the list. */
export type OpenTask =
  | { readonly kind: ManagerTask; readonly review: Review }
  | { readonly kind: 'report'; readonly review: Review };

/** Where the manager is. */
export type ManagerScreen =
  | { readonly at: 'list'; readonly open: OpenTask | null }
  /** A task that was opened directly, as a page of its own. */
  | { readonly at: 'page'; readonly task: ManagerTask }
  /** The end of such a page. */
  | { readonly at: 'end'; readonly task: ManagerTask; readonly outcome: TaskOutcome };

/** How a task comes to its end; 'refused' when the server takes nothing for it any more. */
export type TaskOutcome = 'done' | 'left' | 'refused';

/** What can happen there. */
export type ManagerScreenEvent =
  | { readonly type: 'opened'; readonly open: OpenTask }
  | { readonly type: TaskOutcome }
  | { readonly type: 'list-asked' };

/** The first screen: the list, or a task as a page. */
export function firstScreen(step: 'list' | ManagerTask): ManagerScreen {
  return step === 'list' ? { at: 'list', open: null } : { at: 'page', task: step };
}

/** The screen after an event; an event that makes no sense there changes nothing. */
export function transition(screen: ManagerScreen, event: ManagerScreenEvent): ManagerScreen {
  switch (event.type) {
    case 'opened':
      return screen.at === 'list' ? { at: 'list', open: event.open } : screen;
    case 'done':
    case 'left':
    case 'refused':
      return leave(screen, event.type);
    case 'list-asked':
      return screen.at === 'list' ? screen : firstScreen('list');
  }
}

function leave(screen: ManagerScreen, outcome: TaskOutcome): ManagerScreen {
  if (screen.at === 'list') return screen.open ? firstScreen('list') : screen;
  return screen.at === 'page' ? { at: 'end', task: screen.task, outcome } : screen;
}
