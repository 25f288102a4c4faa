import { expect, it } from 'vitest';
import { readingTask } from '../shared/report/reading-task.ts';
import { type ReportEvent, transition } from './performance-report.machine.ts';

const after = (...events: ReportEvent[]) => events.reduce(transition, readingTask);
const content = { feedback: new Map(), around: null };
const Document = () => null;
const asked = { type: 'print-asked' } as const;
const gathered = { type: 'gathered', content, Document } as const;

it('gathers the feedback, counts pages and tells the end', () => {
  expect(after(asked)).toEqual({ step: 'gathering' });
  const progress = { pagesDone: 1, pageCount: 3 };
  expect(after(asked, gathered, { type: 'page-made', progress })).toEqual({
    step: 'printing',
    content,
    Document,
    progress,
  });
  expect(after(asked, gathered, { type: 'printed', text: 'pronto' })).toEqual({
    step: 'reading',
    news: { tone: 'success', text: 'pronto' },
  });
});

it('goes back to the report with the reason, whichever step fails', () => {
  const failed = { type: 'failed', text: 'erro' } as const;
  const told = { step: 'reading', news: { tone: 'danger', text: 'erro' } };
  expect(after(asked, failed)).toEqual(told);
  expect(after(asked, gathered, failed)).toEqual(told);
  expect(after(asked, failed, { type: 'news-closed' })).toEqual(readingTask);
});

it('can be asked for once at a time', () => {
  for (const busy of [after(asked), after(asked, gathered)]) {
    expect(transition(busy, asked)).toBe(busy);
    expect(transition(busy, { type: 'news-closed' })).toBe(busy);
  }
});

it('takes a file for made only when one was being made', () => {
  expect(after({ type: 'printed', text: 'pronto' })).toBe(readingTask);
  expect(after(asked, { type: 'printed', text: 'pronto' })).toEqual({ step: 'gathering' });
  expect(after({ type: 'failed', text: 'erro' })).toBe(readingTask);
});
