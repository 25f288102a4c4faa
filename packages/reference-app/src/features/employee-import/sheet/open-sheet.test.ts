import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSheet, READING_LIMIT, SheetProblem } from './open-sheet.ts';
import type { SheetFailure, SheetReply, SheetRequest } from './sheet-protocol.ts';

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
  const lost: SheetFailure[] = [];
  return { port, lost, sheet: openSheet((failure) => lost.push(failure), port as never) };
}

const rejects = (call: Promise<unknown>, failure: SheetFailure) =>
  expect(call).rejects.toEqual(new SheetProblem(failure));

afterEach(() => vi.useRealTimers());

describe('a sheet in a worker', () => {
  it('is given up when it takes too long to be read, and whoever waits is told why', async () => {
    vi.useFakeTimers();
    const { port, lost, sheet } = open();
    const reading = sheet.ask('read', { file: new File(['x'], 'x.csv') });
    const told = rejects(reading, 'too-slow');
    vi.advanceTimersByTime(READING_LIMIT);
    await told;
    expect(port.isEnded).toBe(true);
    expect(lost).toEqual(['too-slow']);
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
    port.answer({ id: 2, problem: 'no-rows' });
    port.answer({ id: 1, answer: 'csv' });
    await rejects(second, 'no-rows');
    expect(await first).toBe('csv');
  });

  it.each(['error', 'messageerror'])('tells of an %s, and whoever asks later too', async (kind) => {
    const { port, lost, sheet } = open();
    const waiting = sheet.ask('csv', {});
    port.dispatchEvent(new Event(kind));
    await rejects(waiting, 'lost');
    await rejects(sheet.ask('csv', {}), 'lost');
    expect(lost).toEqual(['lost']);
    expect(port.asked).toHaveLength(1);
  });

  it('tells of what can not be handed to it as of any failure', async () => {
    const { port, sheet } = open();
    const refusal = new DOMException('x', 'DataCloneError');
    port.postMessage = () => {
      throw refusal;
    };
    await expect(sheet.ask('csv', {})).rejects.toBe(refusal);
  });

  it('leaves nobody waiting when it is closed', async () => {
    const { port, lost, sheet } = open();
    const waiting = sheet.ask('csv', {});
    sheet.close();
    await rejects(waiting, 'lost');
    expect(port.isEnded).toBe(true);
    expect(lost).toEqual([]);
  });
});
