import { beforeEach, describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { closeReview, sendReview } from '../testing/performance-scene.ts';
import { createRatingScene } from '../testing/rating-scene.ts';

type Credential = { token: string } | { link: string };

const test = openTestApp();
const scene = openScene(() => createRatingScene(test, [5, 5]));
let stranger: PersonRow;

beforeEach(async () => {
  stranger = await createPerson(test.database, scene.company.id, { name: 'Nada Avê' });
});

const session = async (person: PersonRow) => ({ token: await openEmployeeSession(test, person) });

async function statusesOf(call: (credential: Credential) => Promise<{ status: number }>) {
  const callers: Record<string, Credential> = {
    staff: { token: scene.staff },
    person: await session(scene.person),
    'link of the person': { link: scene.sent.link },
    manager: await session(scene.managers[0] as PersonRow),
    'link of a manager': scene.ana.credential,
    stranger: await session(stranger),
  };
  const statuses: Record<string, number> = {};
  for (const [name, credential] of Object.entries(callers)) {
    statuses[name] = (await call(credential)).status;
  }
  return statuses;
}

const allButStrangers = {
  staff: 200,
  person: 200,
  'link of the person': 200,
  manager: 200,
  'link of a manager': 200,
  stranger: 403,
};

describe('getPersonName', () => {
  const name = (credential: Credential, id = scene.person.id) =>
    test.call('getPersonName', { ...credential, params: { id } });

  it('tells staff, the person and the managers', async () => {
    expect((await name(scene.ana.credential)).data).toEqual({ nmPessoa: 'Zoé Prado' });
    expect((await name({ token: scene.staff })).data).toEqual({
      nmPessoa: 'Zoé Prado',
      dsEmail: scene.person.email,
    });
    expect(await statusesOf((credential) => name(credential))).toEqual(allButStrangers);
  });

  it('tells a manager nothing of who does not report there', async () => {
    expect((await name(scene.ana.credential, stranger.id)).status).toBe(403);
    expect((await name(scene.ana.credential, 999_999)).status).toBe(404);
  });
});

describe('getManager', () => {
  const manager = (credential: Credential, id = scene.ana.manager.id) =>
    test.call('getManager', { ...credential, query: { idOrganogramaGestor: id } });

  it('tells who reviews the caller’s response', async () => {
    expect((await manager({ link: scene.sent.link })).data).toEqual({
      idOrganogramaPessoa: scene.ana.manager.id,
      idCliente: scene.company.id,
      nmPessoa: 'Ana Prado',
      nmCargo: null,
      urlFoto: null,
      nmEmpresa: 'Padaria Pão & Cia',
      urlLogoSistema: null,
      corMarca: null,
    });
    expect(await statusesOf((credential) => manager(credential))).toEqual(allButStrangers);
  });

  it('tells a person who would review the next response', async () => {
    const member = await createPerson(test.database, scene.company.id, {
      department_id: scene.departmentId,
    });
    expect((await manager(await session(member))).status).toBe(200);
    expect((await manager(await session(member), stranger.id)).status).toBe(403);
  });
});

describe('getManagerByLink', () => {
  const byLink = (link: string) => test.call('getManagerByLink', { link, params: { hash: link } });

  it('tells whom a manager link was made for, and refuses other links', async () => {
    const link = 'link' in scene.ana.credential ? scene.ana.credential.link : '';
    expect((await byLink(link)).data).toMatchObject({
      idOrganogramaPessoa: scene.ana.manager.id,
      idCliente: scene.company.id,
    });
    expect((await byLink(scene.sent.link)).status).toBe(403);
  });
});

describe('getLatestPerformanceResponse', () => {
  const latest = (credential: Credential, idPessoa = scene.person.id) =>
    test.call('getLatestPerformanceResponse', { ...credential, params: { idPessoa } });

  it('finds the newest one that was not cancelled', async () => {
    await closeReview(test, scene, scene.sent);
    const cancelled = await sendReview(test, scene, scene.person);
    await closeReview(test, scene, cancelled);
    const owner = await session(scene.person);
    expect((await latest(owner)).data).toEqual({ idResposta: scene.sent.idResposta });

    const next = await sendReview(test, scene, scene.person);
    expect((await latest(owner)).data).toEqual({ idResposta: next.idResposta });
  });

  it('is for the person and the managers', async () => {
    expect(await statusesOf((credential) => latest(credential))).toEqual({
      ...allButStrangers,
      staff: 403,
    });
  });

  it('says so when there is none', async () => {
    expect(await latest(await session(stranger), stranger.id)).toMatchObject({
      status: 404,
      msg: 'Nenhuma avaliação encontrada para este subordinado.',
    });
  });
});

describe('listManagerAnswers', () => {
  const answers = (credential: Credential, idOrganogramaGestor: number, personId: number) =>
    test.call('listManagerAnswers', {
      ...credential,
      query: { idOrganogramaPessoa: personId, idOrganogramaGestor },
    });

  it('is empty for a person who was never asked, and refused about others', async () => {
    const member = await createPerson(test.database, scene.company.id, {
      department_id: scene.departmentId,
    });
    const { id } = scene.ana.manager;
    expect((await answers(scene.ana.credential, id, member.id)).data).toEqual({
      rows: [],
      qtdRecords: 0,
    });
    expect((await answers(scene.ana.credential, id, stranger.id)).status).toBe(403);
    expect((await answers(scene.ana.credential, stranger.id, member.id)).status).toBe(403);
  });
});
