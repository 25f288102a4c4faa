import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, unfinishedFolder } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { readStored } from './testing/read-stored.ts';
import { startS3Peer } from './testing/s3-peer.ts';

interface Opened {
  readonly store: FileStore;
  close(): Promise<void>;
}

async function openFolder(): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aferir-store-'));
  return {
    store: createFolderFileStore(path.join(folder, 'files')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openS3(): Promise<Opened> {
  const peer = await startS3Peer();
  return { store: createS3FileStore(peer.settings), close: peer.close };
}

const photo = 'a.webp';
const video = 'treinamentos/a.mp4';
/** Larger than what S3 takes as one part. */
const large = Buffer.alloc(11 * 1024 * 1024, 'aferir');

async function* inChunks(bytes: Buffer, failsAt = Number.POSITIVE_INFINITY) {
  for (let start = 0; start < bytes.length; start += 65_536) {
    if (start >= failsAt) throw new Error('the sender broke off');
    yield bytes.subarray(start, start + 65_536);
  }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openS3],
])('files in %s', (_where, openStore) => {
  let opened: Opened;
  let store: FileStore;

  beforeEach(async () => {
    opened = await openStore();
    store = opened.store;
  });
  afterEach(() => opened.close());

  const part = (start: number, end: number) => readStored(store, video, { start, end });

  it('gives back what was put, whole or as it came in', async () => {
    await store.put(photo, Buffer.from([1, 2, 3]));
    expect(await readStored(store, photo)).toEqual(Buffer.from([1, 2, 3]));
    await store.put(video, inChunks(large));
    expect(large.equals((await readStored(store, video)) ?? Buffer.alloc(0))).toBe(true);
    expect(await store.sizeOf(video)).toBe(large.length);
  });

  it('gives any part of it', async () => {
    await store.put(video, Buffer.from('0123456789'));
    expect(String(await part(0, 1))).toBe('01');
    expect(String(await part(9, 9))).toBe('9');
    expect(String(await part(3, 5))).toBe('345');
    expect(String(await part(0, 9))).toBe('0123456789');
  });

  it('has nothing under other names, nor after it was removed', async () => {
    const expectNone = async () => {
      expect(await readStored(store, video)).toBeUndefined();
      expect(await store.sizeOf(video)).toBeUndefined();
      expect(await part(0, 1)).toBeUndefined();
    };
    await expectNone();
    await store.put(video, Buffer.from([1]));
    await store.remove(video);
    await store.remove(video);
    await expectNone();
  });

  it('never writes over a file', async () => {
    await store.put(photo, Buffer.from([1]));
    await expect(store.put(photo, Buffer.from([2]))).rejects.toThrow();
    await store.put(video, Buffer.from([3]));
    await expect(store.copy(video, photo)).rejects.toThrow();
    expect(await readStored(store, photo)).toEqual(Buffer.from([1]));
  });

  it('gives a file a second name, which stays when the first goes', async () => {
    const first = `${unfinishedFolder}/a`;
    await store.put(first, inChunks(large));
    await store.copy(first, video);
    await store.remove(first);
    expect(await store.sizeOf(first)).toBeUndefined();
    expect(await store.sizeOf(video)).toBe(large.length);
  });

  it.each([0, 300_000, 9_000_000])(
    'leaves nothing of what breaks off after %i bytes',
    async (bytes) => {
      await expect(store.put(video, inChunks(large, bytes))).rejects.toThrow(
        'the sender broke off',
      );
      expect(await store.sizeOf(video)).toBeUndefined();
      await store.put(video, Buffer.from([1]));
      expect(await store.sizeOf(video)).toBe(1);
    },
  );

  it('shows nobody a file that is still coming in', async () => {
    let sizeMeanwhile: number | undefined = -1;
    async function* watched() {
      yield* inChunks(large);
      sizeMeanwhile = await store.sizeOf(video);
    }
    await store.put(video, watched());
    expect(sizeMeanwhile).toBeUndefined();
  });

  it('removes what was never finished, once it is old', async () => {
    const begun = `${unfinishedFolder}/a`;
    await store.put(begun, Buffer.from([1]));
    await store.put(video, Buffer.from([1]));
    await store.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await store.sizeOf(begun)).toBe(1);
    await store.removeUnfinished(new Date(Date.now() + 60_000));
    expect(await store.sizeOf(begun)).toBeUndefined();
    expect(await store.sizeOf(video)).toBe(1);
  });
});
