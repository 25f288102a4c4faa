import { describe, expect, it } from 'vitest';
import { readingTask } from '../shared/report/reading-task.ts';
import { type ReportEvent, type ReportTask, transition } from './behavioral-report.machine.ts';

const after = (...events: ReportEvent[]) => events.reduce(transition, readingTask);
const email = 'ana@empresa.example';

const problem = { message: 'erro', errors: ['erro'], faults: [] };

describe('a download', () => {
  it('counts pages and tells the end', () => {
    const progress = { pagesDone: 1, pageCount: 4 };
    expect(after({ type: 'download-asked' }, { type: 'page-made', progress })).toEqual({
      step: 'printing',
      email: null,
      progress,
    });
    expect(after({ type: 'download-asked' }, { type: 'printed', text: 'pronto' })).toEqual({
      step: 'reading',
      news: { tone: 'success', text: 'pronto' },
    });
  });

  it('goes back to the report with the reason when it fails', () => {
    expect(after({ type: 'download-asked' }, { type: 'print-failed', problem })).toEqual({
      step: 'reading',
      news: { tone: 'danger', text: 'erro' },
    });
  });

  it('can be asked for once at a time', () => {
    const printing = after({ type: 'download-asked' });
    expect(transition(printing, { type: 'download-asked' })).toBe(printing);
    expect(transition(printing, { type: 'email-asked' })).toBe(printing);
  });
});

describe('a mail', () => {
  it('gives way to a download before there is an address', () => {
    expect(after({ type: 'email-asked' }, { type: 'download-asked' })).toEqual({
      step: 'printing',
      email: null,
      progress: null,
    });
  });

  it('is sent at once when it needs no file', () => {
    expect(
      after({ type: 'email-asked' }, { type: 'email-submitted', email, needsFile: false }),
    ).toEqual({ step: 'sending', email });
  });

  it('waits for its file', () => {
    const printing = after(
      { type: 'email-asked' },
      { type: 'email-submitted', email, needsFile: true },
    );
    expect(printing).toEqual({ step: 'printing', email, progress: null });
    expect(transition(printing, { type: 'printed', text: 'pronto' })).toEqual({
      step: 'sending',
      email,
    });
  });

  it.each(['print-failed', 'send-failed'] as const)('keeps the address after %s', (type) => {
    const busy: ReportTask =
      type === 'send-failed'
        ? { step: 'sending', email }
        : { step: 'printing', email, progress: null };
    expect(transition(busy, { type, problem })).toEqual({ step: 'addressing', email, problem });
  });

  it('tells the end and lets it be put away', () => {
    const sent = transition({ step: 'sending', email }, { type: 'sent', text: 'enviado' });
    expect(sent).toEqual({ step: 'reading', news: { tone: 'success', text: 'enviado' } });
    expect(transition(sent, { type: 'news-closed' })).toEqual(readingTask);
  });

  it('can be given up only before it goes', () => {
    expect(after({ type: 'email-asked' }, { type: 'email-cancelled' })).toEqual(readingTask);
    const sending: ReportTask = { step: 'sending', email };
    expect(transition(sending, { type: 'email-cancelled' })).toBe(sending);
  });
});
