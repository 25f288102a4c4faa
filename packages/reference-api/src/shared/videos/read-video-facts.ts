import { buffer } from 'node:stream/consumers';
import type { CustomSourceOptions } from 'mediabunny';
import { ApiError } from '../../platform/errors/api-error.ts';
import { invalidField } from '../../platform/errors/failures.ts';
import type { ByteRange, FileStore } from '../../platform/files/file-store.ts';
import type { VideoFacts } from './video-facts.ts';
import { videoField, videoMessages } from './video-messages.ts';

/** The most that is read at once: indexes are smaller, and who says otherwise wants the memory filled. */
const mostReadBytes = 16 * 1024 * 1024;
/** A file whose facts take longer to read was made to take long. */
const mostMilliseconds = 20_000;

/**
 * Reads from a stored file what video it is, wherever in it that stands, without holding the file in memory. What has no
 * picture, or can't be read to its last frame, is a 422.
 */
export async function readVideoFacts(
  files: Pick<FileStore, 'open'>,
  name: string,
  bytes: number,
): Promise<VideoFacts> {
  // It takes its time to load, and memory, and most starts see no video.
  const { CustomSource, EncodedPacketSink, Input, MP4 } = await import('mediabunny');
  let storeFault: unknown;
  const read = (range: ByteRange) =>
    readPart(files, name, range).catch((error) => {
      storeFault = error;
      throw error;
    });
  const input = new Input({ formats: [MP4], source: new CustomSource(sourceOf(bytes, read)) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) {
      const isSound = (await input.getTracks()).length > 0;
      throw refuse(isSound ? videoMessages.noPicture : videoMessages.unreadable);
    }
    const codec = await track.getCodec();
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
    const seconds = await input.computeDuration();
    if (!codec || !last?.data.length || width < 1 || height < 1 || !Number.isFinite(seconds)) {
      throw refuse(videoMessages.unreadable);
    }
    const durationMs = Math.round(seconds * 1000);
    return { bytes, durationMs, width, height, codec, mediaType: 'video/mp4' };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw storeFault ?? refuse(videoMessages.unreadable);
  } finally {
    input.dispose();
  }
}

async function readPart(
  files: Pick<FileStore, 'open'>,
  name: string,
  range: ByteRange,
): Promise<Uint8Array> {
  const part = await files.open(name, range);
  if (!part) throw new Error(`There is no file ${name} any more.`);
  return buffer(part);
}

function sourceOf(
  bytes: number,
  readRange: (range: ByteRange) => Promise<Uint8Array>,
): CustomSourceOptions {
  const deadline = performance.now() + mostMilliseconds;
  return {
    getSize: () => bytes,
    read: async (start, end) => {
      if (end - start > mostReadBytes || performance.now() > deadline) {
        throw refuse(videoMessages.unreadable);
      }
      return readRange({ start, end: end - 1 });
    },
  };
}

function refuse(message: string) {
  return invalidField(videoField, message, 422);
}
