import type { PdfProgress } from '../shared/pdf/index.ts';
import type { ReportNews } from '../shared/report/report-news.tsx';
import type { FeedbackByCompetency } from './performance-report.types.ts';

/** What is being done with the report besides reading it. */
export type ReportTask =
  | { readonly step: 'reading'; readonly news: ReportNews | null }
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

/** Where it begins. */
export const initialReportTask: ReportTask = { step: 'reading', news: null };

/** The task after an event. What does not fit the step changes nothing. */
export function transition(task: ReportTask, event: ReportEvent): ReportTask {
  switch (task.step) {
    case 'reading':
      return whileReading(task, event);
    case 'gathering':
      if (event.type === 'gathered') {
        return { step: 'printing', feedback: event.feedback, progress: null };
      }
      return event.type === 'failed' ? tell('danger', event.text) : task;
    case 'printing':
      if (event.type === 'page-made') return { ...task, progress: event.progress };
      if (event.type === 'printed') return tell('success', event.text);
      return event.type === 'failed' ? tell('danger', event.text) : task;
  }
}

function whileReading(task: ReportTask, event: ReportEvent): ReportTask {
  if (event.type === 'print-asked') return { step: 'gathering' };
  return event.type === 'news-closed' ? initialReportTask : task;
}

function tell(tone: ReportNews['tone'], text: string): ReportTask {
  return { step: 'reading', news: { tone, text } };
}
