import { Readable } from 'node:stream';
import { type DataStore, Metadata, type Server, type Upload } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { unfinishedFiles } from '../../platform/files/file-area.ts';
import { refusingOthers } from './incoming-video.ts';

/** Whose upload it is: nobody else finds it. */
export interface UploadOwner {
  readonly companyId: number;
  readonly staffUserId: number;
}

/** A request of an upload, as the tus server has answered it. */
export interface AnsweredUpload {
  readonly response: Response;
  /** What its first bytes were refused for. */
  readonly refusal: ApiError | undefined;
}

/** Finds an upload that is still coming in; somebody else's is not there. */
export async function findUpload(
  store: DataStore,
  file: string,
  owner: UploadOwner,
): Promise<Upload> {
  const id = unfinishedFiles.nameOf(file);
  if (id === undefined) throw notFound();
  const upload = await store.getUpload(id).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  const isOwn = upload.metadata?.owner === ownerText(owner);
  if (!isOwn || upload.offset === upload.size) throw notFound();
  return upload;
}

/** Has the tus server answer a request; what an upload is said to be beside its size is its owner alone. */
export async function answerUpload(
  server: Server,
  { method, url, headers, body }: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>,
  owner: UploadOwner,
): Promise<AnsweredUpload> {
  let refusal: ApiError | undefined;
  const isBeginning = method === 'POST' || headers['upload-offset'] === '0';
  const content = async function* (payload: Readable) {
    try {
      const chunks = untilBrokenOff(payload);
      yield* isBeginning ? refusingOthers(chunks) : chunks;
    } catch (error) {
      if (error instanceof ApiError) refusal = error;
      throw error;
    }
  };
  const given = new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  );
  given.set('upload-metadata', Metadata.stringify({ owner: ownerText(owner) }));
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: given,
    ...(body instanceof Readable && {
      body: Readable.toWeb(Readable.from(content(body))) as ReadableStream,
      duplex: 'half',
    }),
  });
  const response = await server.handleWeb(request);
  // Whoever goes on sending hears the answer once all is sent.
  if (body instanceof Readable) body.resume();
  return { response, refusal };
}

/** Ends where the sender breaks off, so that what has come is kept. */
async function* untilBrokenOff(payload: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* payload.iterator({ destroyOnReturn: false });
  } catch {
    return;
  }
}

function ownerText({ companyId, staffUserId }: UploadOwner): string {
  return `${companyId}:${staffUserId}`;
}

function isMissing(error: unknown): boolean {
  const { status_code: status } = error as { status_code?: number };
  return status === 404 || status === 410;
}
