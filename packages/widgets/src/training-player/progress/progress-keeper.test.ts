import { beforeEach, expect, it, vi } from 'vitest';
import { freshProgress, training } from '../training-player.fixtures.ts';
import type { TrainingVideo } from '../training-player.types.ts';
import { videosOf } from '../videos-of.ts';
import { openBook, type ProgressState, type SettledState, watch } from './progress-book.ts';
import { createProgressKeeper, SAVE_EVERY } from './progress-keeper.ts';

const [, video] = videosOf(training) as [TrainingVideo, TrainingVideo];

interface Sent {
  readonly state: ProgressState;
  readonly isLast: boolean;
  take(): void;
  lose(): void;
}

beforeEach(() => {
  vi.useFakeTimers();
});

function open() {
  const sent: Sent[] = [];
  const heard = { onFailure: vi.fn(), keepUnsaved: vi.fn() };
  const keeper = createProgressKeeper({
    ...heard,
    book: openBook(freshProgress),
    send: (state, { isLast }) =>
      new Promise<SettledState>((resolve, reject) => {
        const reply = { ...freshProgress, stateNumber: state.number, isApplied: true };
        sent.push({
          state,
          isLast,
          take: () => resolve(reply),
          lose: () => reject(new Error('lost')),
        });
      }),
  });
  const watchTo = (second: number) =>
    keeper.update((book) => watch(book, video, { segments: [[0, second]], position: second }));
  return { ...heard, keeper, sent, watchTo, pass: () => vi.advanceTimersByTimeAsync(SAVE_EVERY) };
}

it('saves every few seconds what is new, and nothing when nothing is', async () => {
  const { keeper, sent, watchTo, pass } = open();
  const stop = keeper.start();
  await pass();
  expect(sent).toHaveLength(0);
  watchTo(4);
  await pass();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.isLast).toBe(false);
  stop();
});

it('has one state on its way at a time, and then sends the next', async () => {
  const { keeper, sent, watchTo, pass } = open();
  const stop = keeper.start();
  watchTo(4);
  await pass();
  watchTo(9);
  await pass();
  expect(sent).toHaveLength(1);
  sent[0]?.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]?.state.changes[8]).toMatchObject({ segments: [[4, 9]] });
  stop();
});

it('tells the same and more after a failure, and keeps it on the device until then', async () => {
  const { keeper, sent, watchTo, pass, onFailure, keepUnsaved } = open();
  const stop = keeper.start();
  watchTo(4);
  await pass();
  sent[0]?.lose();
  watchTo(8);
  await pass();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(keepUnsaved).toHaveBeenLastCalledWith({ 8: expect.objectContaining({ position: 8 }) });
  expect(sent[1]?.state).toMatchObject({ number: 2, changes: { 8: { segments: [[0, 8]] } } });
  sent[1]?.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(keepUnsaved).toHaveBeenLastCalledWith({});
  stop();
});

it('lets the last word outlive the page, whatever is on its way', async () => {
  const { keeper, sent, watchTo, pass } = open();
  const stop = keeper.start();
  watchTo(4);
  await pass();
  watchTo(6);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ isLast }) => isLast)).toEqual([false, true]);
  expect(sent[1]?.state).toMatchObject({ number: 2, changes: { 8: { segments: [[0, 6]] } } });
  stop();
});

it('saves what is left when the player goes', () => {
  const { keeper, sent, watchTo } = open();
  const stop = keeper.start();
  watchTo(4);
  stop();
  expect(sent).toHaveLength(1);
});
