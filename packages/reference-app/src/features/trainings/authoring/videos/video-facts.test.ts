import { expect, it } from 'vitest';
import { mp4File } from '../testing/training-fixtures.ts';
import { videoFactsOf } from './video-facts.ts';

const stored = {
  kind: 'stored',
  storedName: 'treinamentos/a.mp4',
  seconds: 150,
  resolution: '1280x720',
  bytes: 12.4 * 1024 * 1024,
} as const;
const file = { kind: 'file', file: mp4File('a.mp4', 3 * 1024 * 1024) } as const;
const look = { poster: 'data:', seconds: 9.6, resolution: '640x360' };

it.each([
  [stored, undefined, '2 min 30 s · 1280x720 · 12,4 MB'],
  [{ ...stored, seconds: 120 }, look, '2 min · 1280x720 · 12,4 MB'],
  [file, undefined, '3 MB'],
  [file, look, '10 s · 640x360 · 3 MB'],
  [{ kind: 'file', file: mp4File('a.mp4') } as const, undefined, '0,1 MB'],
])('tells what is known of a video', (content, seen, facts) => {
  expect(videoFactsOf(content, seen)).toBe(facts);
});
