import type { ComponentType } from 'react';
import type { PdfProgress } from '../shared/pdf/index.ts';
import { type ReadingTask, readingTask, readingWith } from '../shared/report/reading-task.ts';
import type { GatheredContent } from './performance-report.types.ts';
import type { ReportDocumentProps } from './report-document/report-document.tsx';

/** A document that can be drawn: its code comes when it is asked for. */
export interface GatheredDocument {
  readonly content: GatheredContent;
  readonly Document: ComponentType<ReportDocumentProps>;
}

/** What is being done with the report besides reading it. */
export type ReportTask =
  | ReadingTask
  /** The document carries all feedback, which the screen shows one by one. */
  | { readonly step: 'gathering' }
  | (GatheredDocument & {
      readonly step: 'printing';
      readonly progress: PdfProgress | null;
    });

/** What can happen to it. */
export type ReportEvent =
  | { readonly type: 'print-asked' }
  | (GatheredDocument & { readonly type: 'gathered' })
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
        const { content, Document } = event;
        return { step: 'printing', content, Document, progress: null };
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
