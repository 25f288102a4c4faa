import type { ReportNews } from './report-news.tsx';

/** Nothing is being done with a report besides reading it. */
export interface ReadingTask {
  readonly step: 'reading';
  readonly news: ReportNews | null;
}

/** Where a report begins. */
export const readingTask: ReadingTask = { step: 'reading', news: null };

/** Goes back to reading, and says how the task went. */
export function readingWith(tone: ReportNews['tone'], text: string): ReadingTask {
  return { step: 'reading', news: { tone, text } };
}
