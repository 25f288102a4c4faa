import type { FormRefusal } from '@aferir/ui';
import type { PdfProgress } from '../shared/pdf/index.ts';
import { type ReadingTask, readingTask, readingWith } from '../shared/report/reading-task.ts';

/** What is being done with the report besides reading it. */
export type ReportTask =
  | ReadingTask
  /** A file is being made, to be downloaded or, with an address, to be mailed. */
  | {
      readonly step: 'printing';
      readonly email: string | null;
      readonly progress: PdfProgress | null;
    }
  | { readonly step: 'addressing'; readonly email: string; readonly problem: FormRefusal | null }
  | { readonly step: 'sending'; readonly email: string };

/** What can happen to it. */
export type ReportEvent =
  | { readonly type: 'download-asked' }
  | { readonly type: 'email-asked' }
  | { readonly type: 'email-cancelled' }
  /** `needsFile` when the mail carries the report itself and it has not been made yet. */
  | { readonly type: 'email-submitted'; readonly email: string; readonly needsFile: boolean }
  | { readonly type: 'page-made'; readonly progress: PdfProgress }
  | { readonly type: 'printed'; readonly text: string }
  | { readonly type: 'print-failed'; readonly problem: FormRefusal }
  | { readonly type: 'sent'; readonly text: string }
  | { readonly type: 'send-failed'; readonly problem: FormRefusal }
  | { readonly type: 'news-closed' };

/** The task after an event. What does not fit the step changes nothing. */
export function transition(task: ReportTask, event: ReportEvent): ReportTask {
  switch (task.step) {
    case 'reading':
      return whileReading(task, event);
    case 'printing':
      return whilePrinting(task, event);
    case 'addressing':
      return whileAddressing(task, event);
    case 'sending':
      return whileSending(task, event);
  }
}

type TaskIn<Step extends ReportTask['step']> = Extract<ReportTask, { step: Step }>;

function whileReading(task: TaskIn<'reading'>, event: ReportEvent): ReportTask {
  if (event.type === 'download-asked') return { step: 'printing', email: null, progress: null };
  if (event.type === 'email-asked') return { step: 'addressing', email: '', problem: null };
  return event.type === 'news-closed' ? readingTask : task;
}

function whilePrinting(task: TaskIn<'printing'>, event: ReportEvent): ReportTask {
  const { email } = task;
  if (event.type === 'page-made') return { ...task, progress: event.progress };
  if (event.type === 'printed') {
    return email === null ? readingWith('success', event.text) : { step: 'sending', email };
  }
  if (event.type === 'print-failed') {
    return email === null
      ? readingWith('danger', event.problem.message)
      : { step: 'addressing', email, problem: event.problem };
  }
  return task;
}

function whileAddressing(task: TaskIn<'addressing'>, event: ReportEvent): ReportTask {
  if (event.type === 'email-cancelled') return readingTask;
  // While the form has not come, the report can still be taken away.
  if (event.type === 'download-asked') return { step: 'printing', email: null, progress: null };
  if (event.type !== 'email-submitted') return task;
  const { email, needsFile } = event;
  return needsFile ? { step: 'printing', email, progress: null } : { step: 'sending', email };
}

function whileSending(task: TaskIn<'sending'>, event: ReportEvent): ReportTask {
  if (event.type === 'sent') return readingWith('success', event.text);
  if (event.type === 'send-failed') {
    return { step: 'addressing', email: task.email, problem: event.problem };
  }
  return task;
}
