import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../s3-file-store.ts';
import { answerAboutParts } from './unfinished-parts.ts';

/** A real S3 server for tests, on a free port of this machine. */
export interface S3Peer {
  readonly settings: S3Settings;
  close(): Promise<void>;
}

const bucket = 'arquivos';

/** Starts an S3 server with one empty bucket. */
export async function startS3Peer(): Promise<S3Peer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'aferir-s3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const parts = s3.store.getResourcePath(bucket, undefined, 'uploads');
  const answer = s3.callback();
  const server = createServer(async (request, response) => {
    if (!(await answerAboutParts(request, response, parts))) answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // The one key that this server knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
