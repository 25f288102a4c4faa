import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser, type FixtureRights } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { StaffActor } from '../../operation/context.ts';
import { errorsPlugin } from '../../operation/plugins/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createFolderFileStore } from '../../platform/files/folder-file-store.ts';
import { createS3FileStore } from '../../platform/files/s3-file-store.ts';
import { readStored } from '../../platform/files/testing/read-stored.ts';
import { startS3Peer } from '../../platform/files/testing/s3-peer.ts';
import { maxVideoBytes } from './incoming-video.ts';
import { makeMp4 } from './testing/mp4-files.ts';
import { videoMessages } from './video-messages.ts';
import { uploadsPath, videoUploadsPlugin } from './video-uploads-plugin.ts';

const test = openTestApp();

/** Longer than what S3 takes as one part. */
const video = await makeMp4({ seconds: 60, frameBytes: 20_000, index: 'at the end' });
const tus = { 'tus-resumable': '1.0.0' };
const streamed = { ...tus, 'content-type': 'application/offset+octet-stream' };

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  return { promise, resolve, reject };
}

async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'aferir-uploads-'));
  const close = () => rm(folder, { recursive: true, force: true });
  return { files: createFolderFileStore(folder), close };
}

async function openS3() {
  const peer = await startS3Peer();
  return { files: createS3FileStore(peer.settings), close: peer.close };
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openS3],
])('an upload into %s', (_where, open) => {
  let files: FileStore;
  let companyId: number;
  let app: FastifyInstance;
  let address: string;
  /** Bytes of a connection after which it is lost, once. */
  let cutAfter: number | undefined;
  const cleanUps: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    const opened = await open();
    files = opened.files;
    const company = await createCompany(test.database);
    companyId = company.id;
    const user = await createStaffUser(test.database, companyId);
    app = fastify();
    app.addHook('onRequest', async ({ method, raw: { socket } }) => {
      if (method !== 'PATCH' || cutAfter === undefined) return;
      const timer = setInterval(() => {
        if (socket.bytesRead < (cutAfter ?? Number.POSITIVE_INFINITY)) return;
        cutAfter = undefined;
        socket.destroy();
      }, 1);
      socket.once('close', () => clearInterval(timer));
    });
    app.decorateRequest('caller', null);
    await app.register(errorsPlugin);
    await app.register(videoUploadsPlugin, {
      services: { ...test.services, files },
      admit: async (request) => {
        const staffUserId = Number(request.headers.authorization ?? user.id);
        const actor = { kind: 'staff', staffUserId } as StaffActor;
        request.caller = { actor, company: company as never };
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    cleanUps.push(() => app.close(), opened.close);
  });

  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
    cutAfter = undefined;
  });

  const send = (content: Buffer, options: UploadOptions = {}) => {
    const { promise, resolve, reject } = deferred<{
      data: { urlRecurso: string };
      msg: string;
    }>();
    const upload = new Upload(content, {
      endpoint: `${address}${uploadsPath}`,
      retryDelays: [0, 50, 50],
      onSuccess: ({ lastResponse }) => resolve(JSON.parse(lastResponse.getBody())),
      onError: reject,
      ...options,
    });
    upload.start();
    return { upload, reply: promise };
  };
  const rows = () =>
    test.database.inCompany(companyId, (db) =>
      db.selectFrom('stored_video').selectAll().orderBy('id').execute(),
    );
  const begin = async (length: number, headers = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url: uploadsPath,
      headers: { ...tus, 'upload-length': String(length), ...headers },
    });
    return { reply, url: String(reply.headers.location) };
  };
  const patch = (url: string, payload: Buffer, offset = 0) =>
    app.inject({
      method: 'PATCH',
      url,
      headers: { ...streamed, 'upload-offset': String(offset) },
      payload,
    });
  const head = (url: string, headers = {}) =>
    app.inject({ method: 'HEAD', url, headers: { ...tus, ...headers } });
  /** Nothing is left in the place of unfinished files. */
  const expectNothingUnfinished = async (url: string) => {
    const id = `envios/${url.split('/').at(-1)}`;
    for (const name of [id, `${id}.json`, `${id}.info`, `${id}.part`]) {
      expect(await files.sizeOf(name)).toBeUndefined();
    }
  };

  it('becomes the video that one request would have made', async () => {
    const { upload, reply } = send(video, { chunkSize: 5 * 1024 * 1024 });
    const { data, msg } = await reply;
    expect(data).toEqual({
      urlRecurso: expect.stringMatching(/^treinamentos\/[\w-]{22}\.mp4$/),
      nrDuracao: 1,
      dsResolucao: '640x360',
      nrTamanhoMB: Math.round((video.length / 1024 / 1024) * 100) / 100,
      dsFormato: 'video/mp4',
      dsCodec: 'avc',
    });
    expect(msg).toBe(data.urlRecurso);
    expect(video.equals((await readStored(files, msg)) ?? Buffer.alloc(0))).toBe(true);
    expect(await rows()).toMatchObject([{ name: msg, bytes: video.length, dropped_at: null }]);
    await expectNothingUnfinished(upload.url ?? '');
  });

  it('goes on where a lost connection has cut it, byte by byte', async () => {
    cutAfter = 5_000_000;
    const offsets: string[] = [];
    const { reply } = send(video, {
      onAfterResponse: (request, response) => {
        if (request.getMethod() === 'HEAD') offsets.push(response.getHeader('upload-offset') ?? '');
      },
    });
    const { msg } = await reply;
    expect(cutAfter).toBeUndefined();
    expect(offsets).toHaveLength(1);
    expect(Number(offsets[0])).toBeGreaterThan(0);
    expect(video.equals((await readStored(files, msg)) ?? Buffer.alloc(0))).toBe(true);
  });

  it('pauses, and goes on when it is told to', async () => {
    const paused = deferred<void>();
    let isPaused = false;
    const { upload, reply } = send(video, {
      chunkSize: 6 * 1024 * 1024,
      onChunkComplete: () => {
        if (isPaused) return;
        isPaused = true;
        void upload.abort().then(paused.resolve);
      },
    });
    await paused.promise;
    expect(await rows()).toEqual([]);
    upload.start();
    const { msg } = await reply;
    expect(video.equals((await readStored(files, msg)) ?? Buffer.alloc(0))).toBe(true);
  });

  it('leaves nothing when it is canceled', async () => {
    const canceled = deferred<void>();
    const { upload } = send(video, {
      chunkSize: 6 * 1024 * 1024,
      onChunkComplete: () => void upload.abort(true).then(canceled.resolve),
    });
    await canceled.promise;
    expect(await rows()).toEqual([]);
    await expectNothingUnfinished(upload.url ?? '');
  });

  it.each([
    ['is no MP4, at its first bytes', Buffer.alloc(200_000, 'x'), videoMessages.noMp4],
    ['can not be read', video.subarray(0, 200_000), videoMessages.unreadable],
  ])('is refused and gone when it %s', async (_what, content, message) => {
    const { url } = await begin(content.length);
    const reply = await patch(url, content);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      success: false,
      msg: message,
      faults: [{ field: 'videoFile', message }],
    });
    expect(await rows()).toEqual([]);
    expect((await head(url)).statusCode).toBe(404);
    await expectNothingUnfinished(url);
  });

  it('is refused before its first byte when it is too large or empty', async () => {
    const large = (await begin(maxVideoBytes + 1)).reply;
    expect([large.statusCode, large.json().msg]).toEqual([413, videoMessages.tooLarge]);
    const empty = (await begin(0)).reply;
    expect([empty.statusCode, empty.json().msg]).toEqual([422, videoMessages.empty]);
    expect((await begin(maxVideoBytes)).reply.statusCode).toBe(201);
    for (const length of ['', 'x', '-1']) {
      const { reply } = await begin(1, { 'upload-length': length });
      expect(reply.statusCode).toBe(400);
    }
  });

  it('takes no byte twice and none that is not its turn', async () => {
    const { url } = await begin(video.length);
    expect((await patch(url, video.subarray(0, 1000))).statusCode).toBe(204);
    for (const offset of [0, 999, 1001]) {
      const reply = await patch(url, video.subarray(offset, 2000), offset);
      expect([reply.statusCode, reply.json().msg]).toEqual([409, videoMessages.otherOffset]);
    }
    expect((await head(url)).headers['upload-offset']).toBe('1000');
    expect((await patch(url, Buffer.alloc(video.length), 1000)).statusCode).toBe(413);
  });

  it("is its sender's alone", async () => {
    const { url } = await begin(video.length);
    expect((await head(url)).statusCode).toBe(200);
    const other = { authorization: '999' };
    expect((await head(url, other)).statusCode).toBe(404);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const headers = { ...streamed, 'upload-offset': '0', ...other };
      expect((await app.inject({ method, url, headers, payload: 'x' })).statusCode).toBe(404);
    }
    for (const file of ['nada', '..%2Fsegredo', 'a'.repeat(22)]) {
      expect((await head(`${uploadsPath}/${file}`)).statusCode).toBe(404);
    }
    const claimed = `owner ${Buffer.from(`${companyId}:999`).toString('base64')}`;
    const forged = await begin(video.length, { 'upload-metadata': claimed });
    expect((await head(forged.url, other)).statusCode).toBe(404);
  });

  it('leaves nothing when there is no room for it', async () => {
    const copy = vi.spyOn(files, 'copy').mockRejectedValue(new Error('ENOSPC'));
    const content = video.subarray(0, 200_000);
    const { url } = await begin(content.length);
    const reply = await patch(url, content);
    copy.mockRestore();
    expect([reply.statusCode, reply.json().msg]).toEqual([503, videoMessages.noRoom]);
    expect(await rows()).toEqual([]);
    await expectNothingUnfinished(url);
  });

  it('is given up when nobody goes on', async () => {
    const { url } = await begin(video.length);
    await patch(url, video.subarray(0, 6 * 1024 * 1024));
    await files.removeUnfinished(new Date(Date.now() - 60_000));
    expect((await head(url)).statusCode).toBe(200);
    await files.removeUnfinished(new Date(Date.now() + 60_000));
    await expectNothingUnfinished(url);
  });
});

describe('the uploads of the app', () => {
  const url = `/api/v1${uploadsPath}`;
  const open = async (rights: FixtureRights) => {
    const company = await createCompany(test.database);
    return openStaffSession(test, await createStaffUser(test.database, company.id, { rights }));
  };
  const begin = (token?: string, headers = {}) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: {
        ...tus,
        'upload-length': String(video.length),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });

  it('take a session and a right of section 7, on each request', async () => {
    const tokens = [
      await open({ 7: ['visualizar'] }),
      await open({ 7: ['incluir'] }),
      await open({ 7: ['alterar'] }),
    ];
    const statuses = [];
    for (const token of [undefined, ...tokens]) statuses.push((await begin(token)).statusCode);
    expect(statuses).toEqual([401, 403, 201, 201]);
    const { location } = (await begin(tokens[1])).headers;
    expect(location).toMatch(/^\/api\/v1\/Treinamento\/Envios\/[\w-]{22}$/);
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const request = { method, url: String(location), headers: { ...streamed } };
      expect((await test.app.inject(request)).statusCode).toBe(401);
    }
  });

  it('answer a page of an origin that the company lists, and let it read the reply', async () => {
    const origin = 'https://intranet.example';
    const company = await createCompany(test.database, { allowed_origins: [origin] } as never);
    const token = await openStaffSession(
      test,
      await createStaffUser(test.database, company.id, { is_administrator: true }),
    );
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: `${url}/x`,
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
    expect(preflight.headers['access-control-allow-headers']).toContain('upload-offset');
    const reply = await begin(token, { origin });
    expect(reply.headers['access-control-allow-origin']).toBe(origin);
    expect(reply.headers['access-control-expose-headers']).toContain('location');
    expect((await begin(token, { origin: 'https://outra.example' })).statusCode).toBe(403);
  });
});
