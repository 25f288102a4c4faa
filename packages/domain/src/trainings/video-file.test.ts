import { expect, it } from 'vitest';
import { findVideoFault, isMp4, VIDEO_FAULTS, VIDEO_LIMITS } from './video-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const mp4 = bytes('\0\0\0\x20ftypisom\0\0');

it.each([
  ['an MP4', mp4, true],
  ['QuickTime', bytes('\0\0\0\x14ftypqt  '), false],
  ['a picture', bytes('\x89PNG\r\n\x1a\n\0\0\0\r'), false],
  ['no more than the name of a box', bytes('\0\0\0\x20ftyp'), false],
  ['nothing', bytes(''), false],
])('%s: %j', (_name, head, isOne) => expect(isMp4(head)).toBe(isOne));

it.each([
  [0, bytes(''), 'O arquivo está vazio.'],
  [VIDEO_LIMITS.bytes + 1, mp4, 'O arquivo não pode exceder 100MB.'],
  [5, bytes('texto'), 'O arquivo não é um vídeo MP4.'],
] as const)('refuses %d bytes that begin as they do', (size, head, sentence) => {
  const fault = findVideoFault(size, head);
  expect(fault && VIDEO_FAULTS[fault]).toBe(sentence);
});

it('finds nothing wrong with an MP4 of the largest size', () => {
  expect(findVideoFault(VIDEO_LIMITS.bytes, mp4)).toBeUndefined();
});
