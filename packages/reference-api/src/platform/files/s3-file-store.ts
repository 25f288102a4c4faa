import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { S3Store as TusS3Store } from '@tus/s3-store';
import { type FileStore, unfinishedFolder } from './file-store.ts';

/** Where a bucket is, and whose. */
export interface S3Settings {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket stands in the path of addresses, and not in front of the host's name. */
  readonly forcePathStyle: boolean;
}

/** Parts of one file that are on their way at the same time; each is in memory. */
const partsAtOnce = 2;

/** The settings as the client takes them. */
function s3ClientConfig(settings: S3Settings): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  return {
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint }),
    // Not every service that speaks S3 knows the checksums that the client sends and asks for by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

/** Keeps files in a bucket of S3, or of a service that speaks it. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket } = settings;
  const client = new S3Client(s3ClientConfig(settings));

  const sizeOf = (name: string) =>
    ifThere(
      async () => (await client.send(new HeadObjectCommand({ Bucket, Key: name }))).ContentLength,
    );
  // Names are random: this tells of a mistake, and not of a race.
  const assertFree = async (name: string) => {
    if ((await sizeOf(name)) !== undefined) throw new Error(`There is a file ${name} already.`);
  };
  const remove = async (name: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: name }));
  };

  return {
    put: async (name, source) => {
      await assertFree(name);
      const send = (body: Pick<PutObjectCommandInput, 'Body' | 'ContentLength'>) =>
        client.send(new PutObjectCommand({ Bucket, Key: name, ...body }));
      await (source instanceof Uint8Array
        ? send({ Body: source })
        : throughDisk(source, (Body, ContentLength) => send({ Body, ContentLength })));
    },
    copy: async (name, copyName) => {
      await assertFree(copyName);
      const CopySource = `${Bucket}/${name}`;
      await client.send(new CopyObjectCommand({ Bucket, Key: copyName, CopySource }));
    },
    sizeOf,
    open: (name, range) =>
      ifThere(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const command = new GetObjectCommand({ Bucket, Key: name, Range });
        return (await client.send(command)).Body as Readable;
      }),
    remove,
    openUploads: (lifetime) =>
      new TusS3Store({
        s3ClientConfig: { ...s3ClientConfig(settings), bucket: Bucket },
        expirationPeriodInMilliseconds: lifetime,
        maxConcurrentPartUploads: partsAtOnce,
        // Not every service that speaks S3 has tags.
        useTags: false,
      }),
    removeUpload: async (id) => {
      for (const name of [id, `${id}.info`, `${id}.part`]) await remove(name);
    },
    removeUnfinished: async (before) => {
      const listing = { Bucket, Prefix: `${unfinishedFolder}/` };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, listing)) {
        for (const { Key = '', LastModified } of Contents) {
          if (LastModified && LastModified < before) await remove(Key);
        }
      }
      await abortUploads(client, Bucket, before);
    },
  };
}

/**
 * Sends what comes in once all of it lies on the disk: S3 asks for its length, and parts of it in memory would be 5 MB
 * each at least.
 */
async function throughDisk(
  source: AsyncIterable<Uint8Array>,
  send: (file: Readable, length: number) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aferir-envio-'));
  try {
    const file = path.join(folder, 'arquivo');
    await pipeline(source, createWriteStream(file, { mode: 0o600 }));
    await send(createReadStream(file), (await stat(file)).size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives up what was sent in parts and never put together, as nobody lists it and somebody pays for it. */
async function abortUploads(client: S3Client, Bucket: string, before: Date): Promise<void> {
  let next: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {};
  while (next) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...next }),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Initiated && Initiated < before) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    }
    next = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : undefined;
  }
}

async function ifThere<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)) return undefined;
    throw error;
  }
}
