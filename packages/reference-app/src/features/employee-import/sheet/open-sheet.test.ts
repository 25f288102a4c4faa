import { afterEach, describe, expect, it, vi } from 'vitest';
import { importMessages as texts } from '../employee-import-messages.ts';
import { openSheet, READING_LIMIT } from './open-sheet.ts';
import type { SheetReply, SheetRequest } from './sheet-protocol.ts';

/** A worker that answers when it is told to. */
class Port extends EventTarget {
  readonly asked: SheetRequest[] = [];
  isEnded = false;

  postMessage(request: SheetRequest) {
    this.asked.push(request);
  }

  terminate() {
    this.isEnded = true;
  }

  answer(reply: SheetReply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

function open() {
  const port = new Port();
  return { port, sheet: openSheet(port as never) };
}

afterEach(() => vi.useRealTimers());

describe('a sheet in a worker', () => {
  it('is given up when it takes too long to be read, and whoever waits is told why', async () => {
    vi.useFakeTimers();
    const { port, sheet } = open();
    const reading = sheet.ask('read', { file: new File(['x'], 'x.csv') });
    const told = expect(reading).rejects.toThrow(texts.readingTooLong);
    vi.advanceTimersByTime(READING_LIMIT);
    await told;
    expect(port.isEnded).toBe(true);
  });

  it('that was read in time stays, however long it is looked at', async () => {
    vi.useFakeTimers();
    const { port, sheet } = open();
    const reading = sheet.ask('read', { file: new File(['x'], 'x.csv') });
    const looking = sheet.ask('map', { mapping: {} });
    port.answer({ id: 1, answer: 'read' });
    expect(await reading).toBe('read');
    vi.advanceTimersByTime(2 * READING_LIMIT);
    port.answer({ id: 2, answer: 'mapped' });
    expect(await looking).toBe('mapped');
    expect(port.isEnded).toBe(false);
  });

  it('answers each call, in whatever order', async () => {
    const { port, sheet } = open();
    const first = sheet.ask('csv', {});
    const second = sheet.ask('map', { mapping: {} });
    port.answer({ id: 2, problem: 'Não deu.' });
    port.answer({ id: 1, answer: 'csv' });
    await expect(second).rejects.toThrow('Não deu.');
    expect(await first).toBe('csv');
  });

  it.each(['error', 'messageerror'])('tells of an %s, and whoever asks later too', async (kind) => {
    const { port, sheet } = open();
    const waiting = sheet.ask('csv', {});
    port.dispatchEvent(new Event(kind));
    await expect(waiting).rejects.toThrow(texts.sheetLost);
    await expect(sheet.ask('csv', {})).rejects.toThrow(texts.sheetLost);
    expect(port.asked).toHaveLength(1);
  });

  it('leaves nobody waiting when it is closed', async () => {
    const { port, sheet } = open();
    const waiting = sheet.ask('csv', {});
    sheet.close();
    await expect(waiting).rejects.toThrow(texts.sheetLost);
    expect(port.isEnded).toBe(true);
  });
});
