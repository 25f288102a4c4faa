// @engine both: uploads at once
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser, type FixtureRights } from '../../../../test/fixtures.ts';
import { runMaintenance } from '../../../../test/run-maintenance.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { videoForm } from '../../../../test/video-form.ts';
import { privateFiles } from '../../../platform/files/file-area.ts';
import { readStored } from '../../../platform/files/testing/read-stored.ts';
import { maxVideoBytes } from '../../../shared/videos/incoming-video.ts';
import { type Mp4Options, makeMp4 } from '../../../shared/videos/testing/mp4-files.ts';
import { videoMessages } from '../../../shared/videos/video-messages.ts';
import { createVideoStore } from '../../../shared/videos/video-store.ts';

const test = openTestApp();
const mp4 = await makeMp4();
const inFront = await makeMp4({ seconds: 5 });
const atTheEnd = await makeMp4({ seconds: 5, index: 'at the end' });
const damaged = Buffer.from(inFront).fill(255, 40, 400);
const soundAlone = await makeMp4({ picture: false, sound: true });

afterEach(() => {
  vi.restoreAllMocks();
});

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const open = async (rights: FixtureRights = { 7: ['visualizar', 'incluir', 'alterar'] }) =>
    openStaffSession(test, await createStaffUser(test.database, company.id, { rights }));
  return { company, open, token: await open() };
});

const upload = (
  video: Uint8Array = mp4,
  { token = scene.token, headers = {}, field = 'videoFile' } = {},
) => {
  const form = videoForm(video, field);
  return test.call('uploadTrainingVideo', {
    token,
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
};
const rows = () =>
  test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('stored_video').selectAll().orderBy('id').execute(),
  );
const list = async (token = scene.token) =>
  (await test.call('listStoredResources', { token })).data;
const fileOf = (name: string) => readStored(test.services.files, name);
const digest = (bytes: Uint8Array | undefined) =>
  bytes && createHash('sha256').update(bytes).digest('hex');

const attach = (name: string) =>
  test.database.inCompany(scene.company.id, (db) =>
    db
      .updateTable('stored_video')
      .set({ attached_at: test.clock.now() })
      .where('name', '=', name)
      .execute(),
  );

/** Nothing is left of an upload, neither row nor file. */
async function expectNothing(put: ReturnType<typeof watchPuts>) {
  expect(await rows()).toEqual([]);
  for (const [name] of put.mock.calls) expect(await fileOf(name)).toBeUndefined();
}
const watchPuts = () => vi.spyOn(test.services.files, 'put');

describe('an uploaded video', () => {
  it.each<[Mp4Options, string]>([
    [{ codec: 'avc' }, 'avc'],
    [{ codec: 'hevc', index: 'in fragments' }, 'hevc'],
    [{ codec: 'vp9', index: 'at the end', sound: true }, 'vp9'],
    [{ codec: 'av1', index: 'in fragments', sound: true }, 'av1'],
  ])('is known by its content: %o', async (options, codec) => {
    const video = await makeMp4({ ...options, seconds: 3 });
    const { status, data, msg } = await upload(video);
    expect(status).toBe(200);
    expect(data).toEqual({
      urlRecurso: expect.stringMatching(/^treinamentos\/[\w-]{22}\.mp4$/),
      nrDuracao: 0.05,
      dsResolucao: '640x360',
      nrTamanhoMB: Math.round((video.length / 1024 / 1024) * 100) / 100,
      dsFormato: 'video/mp4',
      dsCodec: codec,
    });
    expect(msg).toBe(data.urlRecurso);
    expect(digest(await fileOf(data.urlRecurso))).toBe(digest(video));
    expect(await list()).toEqual([data.urlRecurso]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), videoMessages.empty],
    ['a few bytes', mp4.subarray(0, 6), videoMessages.noMp4],
    [
      'a picture by another name',
      Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(5000), 'latin1'),
      videoMessages.noMp4,
    ],
    [
      'a QuickTime film',
      Buffer.from(`\0\0\0\x14ftypqt  ${'x'.repeat(99)}`, 'latin1'),
      videoMessages.noMp4,
    ],
    ['sound alone', soundAlone, videoMessages.noPicture],
    ['half of one', inFront.subarray(0, inFront.length / 2), videoMessages.unreadable],
    [
      'one without its end, where the index is',
      atTheEnd.subarray(0, atTheEnd.length / 2),
      videoMessages.unreadable,
    ],
    ['one with a broken index', damaged, videoMessages.unreadable],
  ])('is not %s', async (_what, video, message) => {
    const put = watchPuts();
    expect(await upload(video)).toMatchObject({
      status: 422,
      faults: [{ field: 'videoFile', message }],
    });
    await expectNothing(put);
  });

  it('has 100 MB at most, to the byte', async () => {
    const put = watchPuts();
    const padded = (bytes: number) => Buffer.concat([mp4, Buffer.alloc(bytes - mp4.length)]);
    // What is behind the last box is no part of the film, and no fault of it.
    expect(await upload(padded(maxVideoBytes + 1))).toMatchObject({
      status: 413,
      faults: [{ field: 'videoFile', message: 'O arquivo não pode exceder 100MB.' }],
    });
    await expectNothing(put);
  });

  it('is missed where it is not in the field of the contract', async () => {
    expect(await upload(mp4, { field: 'video' })).toMatchObject({
      status: 400,
      faults: [{ field: 'videoFile', message: videoMessages.missing }],
    });
    const text = 'multipart/form-data; boundary=x';
    const body = '--x\r\nContent-Disposition: form-data; name="videoFile"\r\n\r\noi\r\n--x--\r\n';
    const request = { token: scene.token, body, headers: { 'content-type': text } };
    expect(await test.call('uploadTrainingVideo', request)).toMatchObject({
      status: 400,
      errors: [videoMessages.missing],
    });
    const json = { token: scene.token, body: { videoFile: 'x' } };
    expect((await test.call('uploadTrainingVideo', json)).status).toBe(415);
    expect(await rows()).toEqual([]);
  });

  it('is the first of one who repeats a request', async () => {
    const put = watchPuts();
    const headers = { 'idempotency-key': 'envio-do-video-1' };
    const first = await upload(mp4, { headers });
    const second = await upload(mp4, { headers });
    expect(second.data).toEqual(first.data);
    expect(put).toHaveBeenCalledTimes(2);
    expect(await fileOf(put.mock.calls[1]?.[0] ?? '')).toBeUndefined();
    const other = await upload(await makeMp4({ seconds: 4 }), { headers });
    expect(other.status).toBe(409);
    expect(await list()).toEqual([first.data.urlRecurso]);
    expect(await rows()).toHaveLength(1);
  });

  it('is two when somebody sends it twice', async () => {
    const [first, second] = [await upload(), await upload()];
    expect(await list()).toEqual([second.data.urlRecurso, first.data.urlRecurso]);
  });

  it('is told apart from a store that has no room', async () => {
    const put = watchPuts().mockRejectedValueOnce(
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
    );
    expect(await upload()).toMatchObject({ status: 503, errors: [videoMessages.noRoom] });
    await expectNothing(put);
    expect(test.logLines.join('')).toContain('ENOSPC');
  });

  it('leaves nothing when the store fails while it is read', async () => {
    const put = watchPuts();
    const open = vi.spyOn(test.services.files, 'open').mockRejectedValue(new Error('EIO'));
    expect(await upload()).toMatchObject({ status: 503, errors: [videoMessages.noRoom] });
    open.mockRestore();
    await expectNothing(put);
  });
});

describe('the rights of section 7', () => {
  it('say who uploads, lists and takes back', async () => {
    const { data } = await upload();
    const [viewer, adder, changer] = [
      await scene.open({ 7: ['visualizar'] }),
      await scene.open({ 7: ['visualizar', 'incluir'] }),
      await scene.open({ 7: ['visualizar', 'alterar'] }),
    ];
    const stranger = await scene.open({});
    const statuses = async (call: (token: string) => Promise<{ status: number }>) =>
      Promise.all(
        [stranger, viewer, adder, changer].map(async (token) => (await call(token)).status),
      );
    expect(await statuses((token) => upload(mp4, { token }))).toEqual([403, 403, 200, 200]);
    expect(await statuses((token) => test.call('listStoredResources', { token }))).toEqual([
      403, 200, 200, 200,
    ]);
    const url = { query: { objectName: data.urlRecurso } };
    expect(await statuses((token) => test.call('getStoredVideoUrl', { token, ...url }))).toEqual([
      403, 200, 200, 200,
    ]);
    expect(await statuses((token) => test.call('deleteStoredResource', { token, ...url }))).toEqual(
      [403, 403, 200, 200],
    );
  });
});

describe('taking back', () => {
  it('deletes the own upload, by each of the three calls', async () => {
    const names = [await upload(), await upload(), await upload()].map(
      ({ data }) => data.urlRecurso,
    );
    const [first = '', second = '', third = ''] = names;
    const { token } = scene;
    const replies = [
      await test.call('deleteStoredResources', {
        token,
        body: { listaArquivosExcluir: [first, 'nada'] },
      }),
      await test.call('deleteStoredResource', { token, query: { objectName: second } }),
      await test.call('deleteStoredResourceByGet', { token, query: { objectName: third } }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 200, data: null, msg: 'Removido com sucesso.' });
    }
    expect(await rows()).toEqual([]);
    for (const name of names) expect(await fileOf(name)).toBeUndefined();
  });

  it('lets stay what a training shows, and takes alterar for it', async () => {
    const { data } = await upload();
    await attach(data.urlRecurso);
    const query = { objectName: data.urlRecurso };
    const adder = await scene.open({ 7: ['visualizar', 'incluir'] });
    expect((await test.call('deleteStoredResource', { token: adder, query })).status).toBe(403);
    expect((await test.call('deleteStoredResource', { token: scene.token, query })).status).toBe(
      200,
    );
    expect(await list()).toEqual([data.urlRecurso]);
    expect(await fileOf(data.urlRecurso)).toBeDefined();
  });

  it('passes over what a colleague or another company has sent', async () => {
    const { data } = await upload();
    const query = { objectName: data.urlRecurso };
    const colleague = await scene.open();
    const other = await createCompany(test.database);
    const stranger = await openStaffSession(
      test,
      await createStaffUser(test.database, other.id, { is_administrator: true }),
    );
    for (const token of [colleague, stranger]) {
      expect((await test.call('deleteStoredResource', { token, query })).status).toBe(200);
    }
    expect((await test.call('getStoredVideoUrl', { token: stranger, query })).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
    expect(await list()).toEqual([data.urlRecurso]);
  });

  it('stands although the file cannot be removed, which goes later', async () => {
    const { data } = await upload();
    const remove = vi.spyOn(test.services.files, 'remove').mockRejectedValueOnce(new Error('EIO'));
    const query = { objectName: data.urlRecurso };
    expect((await test.call('deleteStoredResource', { token: scene.token, query })).status).toBe(
      200,
    );
    remove.mockRestore();
    expect(await list()).toEqual([]);
    expect(await fileOf(data.urlRecurso)).toBeDefined();
  });
});

describe('maintenance', () => {
  const day = 24 * 60 * 60_000;

  it('deletes what no training was saved with within a day, and nothing else', async () => {
    const free = (await upload()).data.urlRecurso;
    const kept = (await upload()).data.urlRecurso;
    await attach(kept);
    test.clock.advance(day);
    await runMaintenance(test);
    expect(await fileOf(free)).toBeDefined();
    test.clock.advance(1);
    await runMaintenance(test);
    expect(await fileOf(free)).toBeUndefined();
    expect((await rows()).map(({ name }) => name)).toEqual([kept]);
    expect(await fileOf(kept)).toBeDefined();
  });

  it('finds what could not be removed, and what a crash has left', async () => {
    const { data } = await upload();
    const remove = vi.spyOn(test.services.files, 'remove').mockRejectedValueOnce(new Error('EIO'));
    const query = { objectName: data.urlRecurso };
    await test.call('deleteStoredResource', { token: scene.token, query });
    remove.mockRestore();
    const crashed = await leaveAsByCrash();
    await runMaintenance(test);
    expect(await fileOf(data.urlRecurso)).toBeUndefined();
    expect(await list()).toEqual([]);
    expect(await fileOf(crashed)).toBeDefined();
    test.clock.advance(day + 1);
    await runMaintenance(test);
    expect(await fileOf(crashed)).toBeUndefined();
    expect(await rows()).toEqual([]);
  });
});

/** Leaves the file of an upload whose process died before it could say what it is. */
async function leaveAsByCrash(): Promise<string> {
  const name = privateFiles.makeName('.mp4');
  const claim = { name, staff_user_id: null, created_at: test.clock.now() };
  await test.database.inCompany(scene.company.id, (db) =>
    createVideoStore(db, scene.company.id).claim(claim),
  );
  await test.services.files.put(name, mp4);
  return name;
}
