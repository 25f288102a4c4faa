import { describe, expect, it } from 'vitest';
import { mergeSegments, type WatchedSegment, watchedSeconds } from './watched-segments.ts';

describe('mergeSegments', () => {
  it.each<[string, WatchedSegment[], WatchedSegment[]]>([
    ['nothing', [], []],
    [
      'what lies apart, in order',
      [
        [20, 30],
        [0, 10],
      ],
      [
        [0, 10],
        [20, 30],
      ],
    ],
    [
      'what overlaps',
      [
        [0, 10],
        [5, 15],
      ],
      [[0, 15]],
    ],
    [
      'what touches',
      [
        [0, 10],
        [10, 15],
      ],
      [[0, 15]],
    ],
    [
      'what is inside of another',
      [
        [0, 30],
        [10, 15],
      ],
      [[0, 30]],
    ],
    [
      'what a player leaves between two of its words',
      [
        [0, 10],
        [10.5, 15],
      ],
      [[0, 15]],
    ],
    [
      'no more than that',
      [
        [0, 10],
        [10.501, 15],
      ],
      [
        [0, 10],
        [10.501, 15],
      ],
    ],
    [
      'what lies within the video',
      [
        [-5, 10],
        [95, 120],
      ],
      [
        [0, 10],
        [95, 100],
      ],
    ],
    [
      'nothing of what is beyond it',
      [
        [100, 120],
        [-5, 0],
      ],
      [],
    ],
    [
      'nothing of what is empty or backwards',
      [
        [10, 10],
        [30, 20],
      ],
      [],
    ],
    ['milliseconds', [[0.0004, 10.12345]], [[0, 10.123]]],
  ])('keeps %s', (_name, segments, merged) => {
    expect(mergeSegments(segments, 100)).toEqual(merged);
    expect(mergeSegments(segments.toReversed(), 100)).toEqual(merged);
    expect(mergeSegments(merged, 100)).toEqual(merged);
  });

  it('comes to the same in whatever parts and order it is told', () => {
    const phone: WatchedSegment[] = [
      [0, 40],
      [90, 95],
    ];
    const laptop: WatchedSegment[] = [
      [38, 60],
      [70, 80],
    ];
    const whole = mergeSegments([...phone, ...laptop], 100);
    expect(mergeSegments([...mergeSegments(laptop, 100), ...phone], 100)).toEqual(whole);
    expect(whole).toEqual([
      [0, 60],
      [70, 80],
      [90, 95],
    ]);
  });

  it('does not grow beyond what a video holds', () => {
    const many = Array.from(
      { length: 100_000 },
      (_, index): WatchedSegment => [index / 1000, index / 1000 + 0.001],
    );
    const sparse = many.filter((_, index) => index % 502 === 0);
    expect(mergeSegments(many, 100)).toEqual([[0, 100]]);
    expect(mergeSegments(sparse, 100).length).toBeLessThanOrEqual(200);
  });

  it('leaves what it is given', () => {
    const given: WatchedSegment[] = [
      [0, 10],
      [5, 15],
    ];
    mergeSegments(given, 100);
    expect(given).toEqual([
      [0, 10],
      [5, 15],
    ]);
  });
});

describe('watchedSeconds', () => {
  it('adds up the segments', () => {
    expect(watchedSeconds([])).toBe(0);
    expect(
      watchedSeconds([
        [0, 10],
        [20, 25.5],
      ]),
    ).toBe(15.5);
  });
});
