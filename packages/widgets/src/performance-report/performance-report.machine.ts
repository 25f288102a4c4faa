import type { PdfProgress } from '../shared/pdf/index.ts';
import { type ReadingTask, readingTask, readingWith } from '../shared/report/reading-task.ts';
import type { FeedbackByCompetency } from './performance-report.types.ts';

/** What is being done with the report besides reading it. */
export type ReportTask =
  | ReadingTask
  /** The document carries all feedback, which the screen shows one by one. */
  | { readonly step: 'gathering' }
  | {
      readonly step: 'printing';
      readonly feedback: FeedbackByCompetency;
      readonly progress: PdfProgress | null;
    };

/** What can happen to it. */
export type ReportEvent =
  | { readonly type: 'print-asked' }
  | { readonly type: 'gathered'; readonly feedback: FeedbackByCompetency }
  | { readonly type: 'page-made'; readonly progress: PdfProgress }
  | { readonly type: 'printed'; readonly text: string }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'news-closed' };

/** The task after an event. What does not fit the step changes nothing. */
export function transition(task: ReportTask, event: ReportEvent): ReportTask {
  switch (task.step) {
    case 'reading':
      return whileReading(task, event);
    case 'gathering':
      if (event.type === 'gathered') {
        return { step: 'printing', feedback: event.feedback, progress: null };
      }
      return event.type === 'failed' ? readingWith('danger', event.text) : task;
    case 'printing':
      if (event.type === 'page-made') return { ...task, progress: event.progress };
      if (event.type === 'printed') return readingWith('success', event.text);
      return event.type === 'failed' ? readingWith('danger', event.text) : task;
  }
}

function whileReading(task: ReportTask, event: ReportEvent): ReportTask {
  if (event.type === 'print-asked') return { step: 'gathering' };
  return event.type === 'news-closed' ? readingTask : task;
}
