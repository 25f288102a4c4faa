/** What a video of a training may be. */
export const VIDEO_LIMITS = {
  bytes: 100 * 1024 * 1024,
  /** How many bytes at the start tell what a file is: the size of its first box, the box's name and the brand. */
  head: 12,
} as const;

/** Why a file can't be a video of a training, as a sentence in Brazilian Portuguese. */
export const VIDEO_FAULTS = {
  empty: 'O arquivo está vazio.',
  'too-large': 'O arquivo não pode exceder 100MB.',
  'not-mp4': 'O arquivo não é um vídeo MP4.',
} as const;

/** What is wrong with a file. */
export type VideoFault = keyof typeof VIDEO_FAULTS;

/** Tells by its size and its first bytes what is wrong with a file; undefined: nothing that can be seen by them. */
export function findVideoFault(bytes: number, head: Uint8Array): VideoFault | undefined {
  if (bytes === 0) return 'empty';
  if (bytes > VIDEO_LIMITS.bytes) return 'too-large';
  return isMp4(head) ? undefined : 'not-mp4';
}

/** Whether a file begins as an MP4 does. */
export function isMp4(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, VIDEO_LIMITS.head));
  const [box, brand] = [text.slice(0, 4), text.slice(4)];
  // QuickTime begins like an MP4 and is none; a browser plays some of it by luck.
  return box === 'ftyp' && brand.length === 4 && brand !== 'qt  ';
}
