// @engine both: saves at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { addVideo, createTrainingsScene, resource } from './testing/trainings-scene.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

const test = openTestApp();
const scene = openScene(() => createTrainingsScene(test));
const newVideo = (staffUserId = scene.user.id) =>
  addVideo(test, { companyId: scene.companyId, staffUserId });
const storedVideos = async () =>
  (await test.call('listStoredResources', { token: scene.token })).data;
const isThere = async (address: string) => (await test.app.inject(address)).statusCode === 200;

describe('changing a training', () => {
  it('keeps the ids of videos that stay, wherever they go', async () => {
    const names = [await newVideo(), await newVideo(), await newVideo()];
    const [a = '', b = '', c = ''] = names;
    const id = await scene.add({
      sessoes: [
        { nmSessao: 'Um', recursos: [resource(a), resource(b)] },
        { nmSessao: 'Dois', recursos: [resource(c)] },
      ],
    });
    const idsOf = async () =>
      new Map(
        (await scene.read(id)).sessoes.flatMap(({ recursos }) =>
          recursos.map(({ urlRecurso, idRecursoSessao }) => [urlRecurso, idRecursoSessao]),
        ),
      );
    const before = await idsOf();

    const d = await newVideo();
    const moved = await scene.change(id, {
      sessoes: [
        { nmSessao: 'Três', recursos: [resource(c, { nmRecurso: 'Novo nome' }), resource(d)] },
        { nmSessao: 'Quatro', recursos: [resource(a)] },
        { nmSessao: 'Cinco', recursos: [] },
      ],
    });
    expect(moved).toMatchObject({ status: 200, msg: texts.saved });
    const after = await idsOf();
    expect([...after.keys()]).toEqual([c, d, a]);
    expect([after.get(a), after.get(c)]).toEqual([before.get(a), before.get(c)]);
    expect([...before.values()]).not.toContain(after.get(d));
    expect(await scene.read(id)).toMatchObject({
      nrVersao: 2,
      sessoes: [{ nmSessao: 'Três', recursos: [{ nmRecurso: 'Novo nome' }, {}] }, {}, {}],
    });
    expect((await storedVideos()).toSorted()).toEqual([a, c, d].toSorted());

    await scene.change(id, { sessoes: [{ nmSessao: 'Um', recursos: [resource(a)] }] });
    expect((await scene.read(id)).sessoes).toMatchObject([
      { nmSessao: 'Um', recursos: [{ idRecursoSessao: before.get(a) }] },
    ]);
  });

  it('loses no video when it is refused', async () => {
    const id = await scene.add();
    const before = await scene.read(id);
    const kept = before.sessoes.flatMap(({ recursos }) => recursos)[0]?.urlRecurso;
    const next = await newVideo();
    const sessoes = [
      {
        nmSessao: 'Um',
        recursos: [resource(next), resource(`treinamentos/${'a'.repeat(22)}.mp4`)],
      },
    ];
    expect((await scene.change(id, { sessoes })).status).toBe(422);
    expect(await scene.read(id)).toEqual(before);
    expect(await storedVideos()).toEqual([next, kept]);
  });

  it('tells the second of two who change it at once, and keeps what the first has saved', async () => {
    const id = await scene.add();
    expect((await scene.change(id, { nrVersao: 1, dsTreinamento: 'Primeira' })).status).toBe(200);
    expect(await scene.change(id, { nrVersao: 1, dsTreinamento: 'Segunda' })).toMatchObject({
      status: 409,
      errors: [texts.changedMeanwhile],
    });
    expect(await scene.read(id)).toMatchObject({ dsTreinamento: 'Primeira', nrVersao: 2 });
  });

  it('lets one of two who save the same version at once', async () => {
    const id = await scene.add();
    const change = { nrVersao: 1, sessoes: (await scene.read(id)).sessoes };
    const replies = await Promise.all([scene.change(id, change), scene.change(id, change)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('may change the title by accents and case alone, but not to that of another one', async () => {
    const id = await scene.add();
    await scene.add({ nmTreinamento: 'Outro' });
    expect((await scene.change(id, { nmTreinamento: 'BOAS-VINDAS' })).status).toBe(200);
    expect(await scene.change(id, { nmTreinamento: 'OUTRO' })).toMatchObject({
      status: 409,
      faults: [{ field: 'nmTreinamento', message: texts.titleTaken }],
    });
  });

  it('keeps people who were deactivated since, and takes nobody else who is', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const id = await scene.add({ funcionarios: [ana.id] });
    const body = { idOrganogramaPessoa: ana.id };
    await test.call('deactivateEmployee', { token: scene.token, body });
    expect((await scene.change(id, { dsTreinamento: 'Outra' })).status).toBe(200);
    expect((await scene.read(id)).funcionarios).toMatchObject([
      { nmPessoa: 'Ana', flAtivo: false },
    ]);

    expect((await scene.change(id, { funcionarios: [] })).status).toBe(200);
    expect(await scene.change(id, { funcionarios: [ana.id] })).toMatchObject({
      status: 400,
      faults: [{ field: 'funcionarios', message: texts.unfitPeople }],
    });
  });

  it('shows another cover, and lets go of the one before', async () => {
    const [first, second] = [await scene.uploadCover(), await scene.uploadCover()];
    const id = await scene.add({ urlFoto: first });
    await scene.change(id, { urlFoto: second });
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    await scene.change(id, { urlFoto: null });
    expect((await scene.read(id)).urlFoto).toBeNull();
    expect(await isThere(second)).toBe(false);
  });

  it('is for those that there are', async () => {
    const body = { ...(await scene.draft()), idTreinamento: 999_999, nrVersao: 1 };
    const reply = await test.call('updateTraining', { token: scene.token, body });
    expect(reply.status).toBe(404);
  });
});
