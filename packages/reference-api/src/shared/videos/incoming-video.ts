import { createHash } from 'node:crypto';
import { isMp4, VIDEO_LIMITS } from '@aferir/domain';
import { invalidField } from '../../platform/errors/failures.ts';
import { videoField, videoMessages } from './video-messages.ts';

/** The largest video that is taken. */
export const maxVideoBytes = VIDEO_LIMITS.bytes;

/** A video as it comes in. */
export interface IncomingVideo {
  /** Its bytes, to be taken once. They end with a failure as soon as they are too many or those of no MP4. */
  readonly content: AsyncIterable<Uint8Array>;
  /** What tells it from all others, once it has been taken. */
  digest(): string;
}

/** Watches over a video while it comes in. */
export function watchIncomingVideo(source: AsyncIterable<Uint8Array>): IncomingVideo {
  const hash = createHash('sha256');
  return {
    content: checked(source, (chunk) => hash.update(chunk)),
    digest: () => hash.digest('hex'),
  };
}

async function* checked(
  source: AsyncIterable<Uint8Array>,
  take: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of refusingOthers(source)) {
    bytes += chunk.length;
    if (bytes > maxVideoBytes) throw tooLargeVideo();
    take(chunk);
    yield chunk;
  }
  if (bytes === 0) throw invalidField(videoField, videoMessages.empty, 422);
}

/** Lets the bytes of an MP4 through; others end at their first with a 422. */
export async function* refusingOthers(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isKnown = false;
  for await (const chunk of source) {
    if (isKnown) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < VIDEO_LIMITS.head) continue;
    assertMp4(head);
    isKnown = true;
    yield head;
  }
  if (!isKnown && head.length > 0) assertMp4(head);
}

/** The failure of a video that is larger than any that is taken. */
export function tooLargeVideo() {
  return invalidField(videoField, videoMessages.tooLarge, 413);
}

function assertMp4(head: Buffer): void {
  if (!isMp4(head)) throw invalidField(videoField, videoMessages.noMp4, 422);
}
