import type { Readable } from 'node:stream';
import { Server, type Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asStaff, type Services } from '../../operation/context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { invalid, invalidField, notFound, unauthorized } from '../../platform/errors/failures.ts';
import { unfinishedFiles } from '../../platform/files/file-area.ts';
import { freeFileLifetime } from '../files/kept-files.ts';
import { maxVideoBytes, tooLargeVideo } from './incoming-video.ts';
import { createReceivedVideos } from './received-videos.ts';
import { answerUpload, findUpload, type UploadOwner } from './resumable-upload.ts';
import { videoField, videoMessages } from './video-messages.ts';
import { toStoredVideo } from './video-serializer.ts';

/** What the uploads stand on. */
export interface VideoUploadsOptions {
  readonly services: Services;
  /** Lets those pass who may upload a video by one request. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/** Where uploads are begun, under the address of the API. */
export const uploadsPath = '/Treinamento/Envios';

/** What the library says of the protocol; who may read a reply is said by the app. */
const protocolHeaders = new Set([
  ...['location', 'tus-resumable'],
  ...['upload-expires', 'upload-length', 'upload-offset'],
]);

/**
 * Uploads of videos that may pause, and go on after a lost connection, by the protocol tus 1.0. An upload is its
 * sender's alone; its last request is answered as `uploadTrainingVideo` is.
 */
export async function videoUploadsPlugin(
  api: FastifyInstance,
  { services, admit }: VideoUploadsOptions,
): Promise<void> {
  const { database, files, clock } = services;
  const received = createReceivedVideos(services);
  const store = files.openUploads(freeFileLifetime);
  const tus = new Server({
    path: uploadsPath,
    datastore: store,
    maxSize: maxVideoBytes,
    namingFunction: () => unfinishedFiles.makeName(''),
    generateUrl: (_request, { id }) => `${api.prefix}${uploadsPath}/${unfinishedFiles.fileOf(id)}`,
    getFileIdFromRequest: (_request, file) => unfinishedFiles.nameOf(file),
  });

  const clear = async (id: string) => {
    await store.remove(id).catch(() => undefined);
    await files.removeUpload(id);
  };
  const finish = async (request: FastifyRequest, id: string, owner: UploadOwner) => {
    const sender = { ...owner, now: clock.now(), log: request.log };
    try {
      const video = await received.receive(sender, (name) => files.copy(id, name));
      await database.inCompany(owner.companyId, (db) => received.save({ db }, video));
      return { success: true, data: toStoredVideo(video.name, video.facts), msg: video.name };
    } finally {
      await clear(id).catch((error) => request.log.error({ err: error }, 'upload left behind'));
    }
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, upload?: Upload) => {
    const owner = ownerOf(request);
    const { response, refusal } = await answerUpload(tus, request, owner);
    if (refusal) {
      if (upload) await clear(upload.id);
      throw refusal;
    }
    if (response.status >= 400) throw await toFailure(request, response);
    reply.code(response.status);
    for (const [name, value] of response.headers) {
      if (protocolHeaders.has(name)) reply.header(name, value);
    }
    const isWhole = upload && response.headers.get('upload-offset') === String(upload.size);
    if (!isWhole || request.method !== 'PATCH') return reply.send();
    const made = await finish(request, upload.id, owner);
    return reply.code(200).type('application/json; charset=utf-8').send(made);
  };

  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/offset+octet-stream', (_request, payload: Readable, done) =>
    done(null, payload),
  );
  api.addHook('onRequest', admit);
  const config = { takesItsTime: true };

  api.post(uploadsPath, { config }, async (request, reply) => {
    assertLength(request.headers['upload-length']);
    if (request.body !== undefined) throw invalid(errorMessages.malformedRequest);
    return answer(request, reply);
  });

  api.route<{ Params: { file: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${uploadsPath}/:file`,
    config,
    handler: async (request, reply) =>
      answer(request, reply, await findUpload(store, request.params.file, ownerOf(request))),
  });
}

function ownerOf({ caller }: FastifyRequest): UploadOwner {
  if (!caller) throw unauthorized();
  return { companyId: caller.company.id, staffUserId: asStaff(caller.actor).staffUserId };
}

/** Tells before the first byte what can't be taken. */
function assertLength(length: string | string[] | undefined): void {
  if (typeof length !== 'string' || !/^\d+$/.test(length)) {
    throw invalid(errorMessages.malformedRequest);
  }
  if (Number(length) === 0) throw invalidField(videoField, videoMessages.empty, 422);
  if (Number(length) > maxVideoBytes) throw tooLargeVideo();
}

async function toFailure(request: FastifyRequest, response: Response): Promise<ApiError> {
  const { status } = response;
  if (status === 404 || status === 410) return notFound();
  if (status === 409) return new ApiError(409, videoMessages.otherOffset);
  if (status === 413) return tooLargeVideo();
  if (status < 500) return invalid(errorMessages.malformedRequest);
  request.log.error({ reason: await response.text() }, 'upload not written');
  return new ApiError(503, videoMessages.noRoom);
}
