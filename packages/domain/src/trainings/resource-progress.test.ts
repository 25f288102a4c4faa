import { describe, expect, it } from 'vitest';
import {
  isConcluded,
  isWatched,
  mergeProgress,
  NO_PROGRESS,
  type ReportedProgress,
} from './resource-progress.ts';

const duration = 100;
const known = { segments: [[0, 40]], position: 40, isMarked: false } as const;

const report = (values: Partial<ReportedProgress> = {}): ReportedProgress => ({
  segments: [[40, 60]],
  position: 60,
  isConcluded: false,
  mark: undefined,
  ...values,
});

const merge = (values?: Partial<ReportedProgress>, isNewest = true, before = known) =>
  mergeProgress(before, report(values), { duration, isNewest });

describe('mergeProgress', () => {
  it('adds what was watched and goes on at the newest point', () => {
    expect(merge()).toEqual({ segments: [[0, 60]], position: 60, isMarked: false });
    expect(mergeProgress(NO_PROGRESS, report(), { duration, isNewest: true })).toEqual({
      segments: [[40, 60]],
      position: 60,
      isMarked: false,
    });
  });

  it('takes from an older report what was watched, and nothing else', () => {
    expect(merge({ mark: true }, false)).toEqual({
      segments: [[0, 60]],
      position: 40,
      isMarked: false,
    });
  });

  it('changes nothing when it is repeated', () => {
    const once = merge({ mark: true });
    expect(mergeProgress(once, report({ mark: true }), { duration, isNewest: true })).toEqual(once);
    expect(mergeProgress(once, report({ mark: true }), { duration, isNewest: false })).toEqual(
      once,
    );
  });

  it('sets and takes back the mark of a person alone', () => {
    const marked = merge({ mark: true });
    expect(marked.isMarked).toBe(true);
    const context = { duration, isNewest: true };
    expect(mergeProgress(marked, report(), context).isMarked).toBe(true);
    expect(mergeProgress(marked, report({ mark: false }), context).isMarked).toBe(false);
  });

  it('does not believe that a video was watched because a player says it is concluded', () => {
    expect(merge({ isConcluded: true }).isMarked).toBe(false);
  });

  it('takes the conclusion for the mark where a player does not know what was watched', () => {
    expect(merge({ segments: undefined, isConcluded: true })).toEqual({
      segments: [[0, 40]],
      position: 60,
      isMarked: true,
    });
    expect(merge({ segments: undefined }).isMarked).toBe(false);
  });

  it('stays within the video', () => {
    expect(merge({ position: 500, segments: [[90, 500]] })).toMatchObject({
      segments: [
        [0, 40],
        [90, 100],
      ],
      position: 100,
    });
  });
});

describe('a video', () => {
  it('is concluded once 90% of it were really watched, wherever', () => {
    expect(isWatched([[10, 99.999]], duration)).toBe(false);
    expect(isWatched([[10, 100]], duration)).toBe(true);
    expect(
      isWatched(
        [
          [0, 50],
          [55, 95],
        ],
        duration,
      ),
    ).toBe(true);
  });

  it('is concluded by its mark too', () => {
    expect(isConcluded({ segments: [], isMarked: true }, duration)).toBe(true);
    expect(isConcluded({ segments: [[0, 100]], isMarked: false }, duration)).toBe(true);
    expect(isConcluded({ segments: [[0, 10]], isMarked: false }, duration)).toBe(false);
  });

  it('without duration was never watched', () => {
    expect(isWatched([], 0)).toBe(false);
    expect(isConcluded({ segments: [], isMarked: true }, 0)).toBe(true);
  });
});
