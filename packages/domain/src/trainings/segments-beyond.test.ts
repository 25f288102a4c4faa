import { expect, it } from 'vitest';
import { segmentsBeyond } from './segments-beyond.ts';
import type { WatchedSegment } from './watched-segments.ts';

it.each<[string, WatchedSegment[], WatchedSegment[], WatchedSegment[]]>([
  ['all of it, where nothing is known', [[0, 5]], [], [[0, 5]]],
  ['nothing, where all is known', [[2, 5]], [[0, 9]], []],
  ['what goes on behind', [[0, 9]], [[0, 5]], [[5, 9]]],
  ['what lies before', [[0, 9]], [[5, 9]], [[0, 5]]],
  [
    'both sides of what lies within',
    [[0, 9]],
    [[3, 5]],
    [
      [0, 3],
      [5, 9],
    ],
  ],
  [
    'what touches nothing',
    [
      [0, 2],
      [8, 9],
    ],
    [[3, 5]],
    [
      [0, 2],
      [8, 9],
    ],
  ],
  [
    'what several parts leave',
    [[0, 20]],
    [
      [2, 4],
      [6, 8],
    ],
    [
      [0, 2],
      [4, 6],
      [8, 20],
    ],
  ],
])('tells %s', (_, segments, known, beyond) => {
  expect(segmentsBeyond(segments, known)).toEqual(beyond);
});
