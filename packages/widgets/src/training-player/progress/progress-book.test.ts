import { describe, expect, it } from 'vitest';
import { freshProgress, training } from '../training-player.fixtures.ts';
import type { TrainingVideo } from '../training-player.types.ts';
import { videosOf } from '../videos-of.ts';
import {
  concludedCount,
  countSent,
  mark,
  openBook,
  openVideo,
  type ProgressBook,
  progressOf,
  type SettledState,
  settle,
  stateToSend,
  watch,
} from './progress-book.ts';

const [short, long] = videosOf(training) as [TrainingVideo, TrainingVideo];
const fresh = openBook(freshProgress);

function sent(book: ProgressBook) {
  const state = stateToSend(book);
  if (!state) throw new Error('There is nothing to send');
  return { state, after: countSent(book, state) };
}

function taken(change: Partial<SettledState> = {}): SettledState {
  return { ...freshProgress, stateNumber: 1, isApplied: true, lastVideoId: 8, ...change };
}

describe('what was watched', () => {
  it('concludes a video at nine tenths, and not by a jump to its end', () => {
    const jumped = watch(fresh, long, {
      segments: [
        [0, 5],
        [95, 100],
      ],
      position: 100,
    });
    expect(progressOf(jumped, long)).toMatchObject({ isConcluded: false, position: 100 });
    const most = watch(jumped, long, { segments: [[5, 85]], position: 85 });
    expect(progressOf(most, long)).toMatchObject({ isWatched: true, isConcluded: true });
    expect(concludedCount(most, videosOf(training))).toBe(1);
  });

  it('is told once', () => {
    const watched = openVideo(watch(fresh, long, { segments: [[0, 5]], position: 5 }), 8);
    const { state, after } = sent(watched);
    expect(state).toEqual({
      number: 1,
      openVideoId: 8,
      changes: { 8: { segments: [[0, 5]], position: 5, mark: undefined } },
    });
    const saved = { 8: { segments: [[0, 5]] as const, position: 5, isMarked: false } };
    const settled = settle(after, state, taken({ videos: saved }));
    expect(stateToSend(settled)).toBeUndefined();
    const more = watch(settled, long, { segments: [[0, 7]], position: 7 });
    expect(stateToSend(more)?.changes[8]).toMatchObject({ segments: [[5, 7]], position: 7 });
  });

  it('that comes while a state is on its way stays to be told', () => {
    const { state, after } = sent(watch(fresh, long, { segments: [[0, 5]], position: 5 }));
    const meanwhile = watch(after, long, { segments: [[0, 9]], position: 9 });
    const settled = settle(meanwhile, state, taken());
    expect(settled.changes[8]).toMatchObject({ segments: [[5, 9]], position: 9 });
  });

  it('is told again, and counted further, when nobody knows what became of it', () => {
    const { after } = sent(watch(fresh, long, { segments: [[0, 5]], position: 5 }));
    expect(stateToSend(after)).toMatchObject({ number: 2, changes: { 8: { segments: [[0, 5]] } } });
  });

  it('of very many parts goes in several states', () => {
    const segments = Array.from({ length: 600 }, (_, at) => [at * 1.6, at * 1.6 + 1] as const);
    const { state } = sent(watch(fresh, { ...long, duration: 1000 }, { segments, position: 9 }));
    expect(state.changes[8]?.segments).toHaveLength(500);
    expect(JSON.stringify(state).length).toBeLessThan(64_000);
  });
});

describe('another device that was ahead', () => {
  it('takes what was watched, and is told point and mark anew', () => {
    const here = mark(watch(fresh, long, { segments: [[0, 5]], position: 5 }), 8, true);
    const { state, after } = sent(here);
    const settled = settle(after, state, taken({ isApplied: false, stateNumber: 40 }));
    expect(stateToSend(settled)).toMatchObject({
      number: 41,
      changes: { 8: { segments: [], position: 5, mark: true } },
    });
  });
});

describe('a mark', () => {
  it('concludes, is told apart, and is told only when it was touched', () => {
    const marked = mark(fresh, 7, true);
    expect(progressOf(marked, short)).toMatchObject({ isConcluded: true, isWatched: false });
    expect(stateToSend(marked)?.changes[7]?.mark).toBe(true);
    expect(stateToSend(mark(marked, 7, false))).toBeUndefined();
  });

  it('that is taken back leaves what was watched concluded', () => {
    const watched = watch(mark(fresh, 7, true), short, { segments: [[0, 10]], position: 10 });
    expect(progressOf(mark(watched, 7, false), short).isConcluded).toBe(true);
  });
});

it('takes up what was not saved, of videos that are still there', () => {
  const changes = { 8: { segments: [[0, 5]] as const }, 99: { segments: [[0, 5]] as const } };
  expect(openBook(freshProgress, changes).changes).toEqual({ 8: changes[8] });
});

it('tells which video is open, though nothing was watched of it', () => {
  expect(stateToSend(openVideo(fresh, 9))).toMatchObject({
    openVideoId: 9,
    changes: { 9: { segments: [], position: 0 } },
  });
  expect(stateToSend(fresh)).toBeUndefined();
});
