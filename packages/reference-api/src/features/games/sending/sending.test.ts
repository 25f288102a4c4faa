// @engine both: mass send
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { createGamesScene, voting } from '../testing/games-scene.ts';
import { gameMailMessages } from './game-mail-messages.ts';

const test = openTestApp();
const scene = openScene(() => createGamesScene(test));

const day = 24 * 60 * 60 * 1000;
const later = (milliseconds: number) =>
  test.clock.set(new Date(test.clock.now().getTime() + milliseconds));
const preview = async (idJogo: number, token = scene.token) =>
  (await test.call('getGameSendPreview', { token, params: { idJogo } })).data;
const remind = (idJogo: number) =>
  test.call('remindGamePlayers', { token: scene.token, query: { idJogo } });
const opens = async ({ id: idPessoa }: PersonRow, hsGame: string) =>
  (await test.call('getGame', { link: hsGame, query: { hsGame, idPessoa } })).status;

async function addFor(count: number, values: { flAnonimo?: boolean } = {}) {
  const people: PersonRow[] = [];
  for (let n = 0; n < count; n += 1) people.push(await scene.addPerson());
  const perguntas = [voting('A', 'B')];
  const funcionarios = people.map((person) => person.id);
  return { id: await scene.add({ ...values, perguntas, funcionarios }), people };
}

describe('sending a game', () => {
  it('mails each of its people a link of their own, and says whether they are named', async () => {
    const { id, people } = await addFor(2);
    expect(await scene.send(id)).toMatchObject({
      status: 200,
      data: { qtdEnviados: 2, qtdIgnorados: 0, qtdSemEmail: 0 },
      msg: texts.sent,
    });
    const [first, second] = people as [PersonRow, PersonRow];
    const mails = await mailsOf(test, scene.companyId);
    expect(new Set(mails.map((mail) => mail.person_id))).toEqual(new Set([first.id, second.id]));
    expect(mails[0]?.subject).toContain('“Como foi a integração?”');
    expect(mails[0]?.text).toContain(gameMailMessages.named);
    expect(mails[0]?.text).toContain('&idPessoa=');
    const hash = await scene.linkOf(first);
    expect((await test.call('validateLink', { params: { hash } })).data).toMatchObject({
      tipo: 'jogo',
    });
    expect(await opens(first, hash)).toBe(200);
    expect(await opens(second, hash)).toBe(403);
  });

  it.each([
    {
      flAnonimo: false,
      subjects: ['lembrete de “Como foi a integração?”', '“Como foi a integração?”'],
    },
    { flAnonimo: true, subjects: ['“Como foi a integração?”'] },
  ])(
    'lists its reminders on the page of a person unless it is anonymous: $flAnonimo',
    async ({ flAnonimo, subjects }) => {
      const { id, people } = await addFor(1, { flAnonimo });
      await scene.send(id);
      later(day + 1);
      const token = await openStaffSession(test, scene.user);
      const reply = await test.call('remindGamePlayers', { token, query: { idJogo: id } });
      expect(reply.status).toBe(200);
      expect(await mailsOf(test, scene.companyId)).toHaveLength(2);
      const params = { idOrganogramaPessoa: people[0]?.id ?? 0 };
      const { data } = await test.call('listEmployeeMails', { token, params });
      expect(data.rows.map(({ dsAssunto }) => dsAssunto.split(': ')[1])).toEqual(subjects);
    },
  );

  it('promises in the mail of an anonymous one that it is', async () => {
    const { id } = await addFor(1, { flAnonimo: true });
    await scene.send(id);
    const [mail] = await mailsOf(test, scene.companyId);
    expect(mail?.text).toContain(gameMailMessages.anonymous);
    expect(mail?.text).not.toContain(gameMailMessages.named);
  });

  it('skips who has no address or is inactive, and reaches whoever is added later alone', async () => {
    const ana = await scene.addPerson();
    const bia = await scene.addPerson({ email: '' });
    const caio = await scene.addPerson();
    const id = await scene.add({ funcionarios: [ana.id, bia.id, caio.id] });
    await test.database.inCompany(scene.companyId, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', caio.id).execute(),
    );
    expect(await preview(id)).toEqual({
      qtdPessoas: 3,
      qtdEnviar: 1,
      qtdSemEmail: 1,
      qtdInativos: 1,
      qtdJaEnviados: 0,
      qtdLembrar: 0,
    });
    expect((await scene.send(id)).data).toEqual({
      qtdEnviados: 1,
      qtdIgnorados: 2,
      qtdSemEmail: 1,
    });
    expect(await scene.send(id)).toMatchObject({ status: 409, msg: texts.nobodyLeft });
    const dora = await scene.addPerson();
    await scene.change(id, { funcionarios: [ana.id, bia.id, caio.id, dora.id] });
    expect((await scene.send(id)).data.qtdEnviados).toBe(1);
    expect(await mailsOf(test, scene.companyId)).toHaveLength(2);
  });

  it('is refused for nobody, and for what there is not', async () => {
    const id = await scene.add();
    expect(await scene.send(id)).toMatchObject({ status: 409, msg: texts.noPeople });
    expect((await scene.send(999_999)).status).toBe(404);
    const params = { idJogo: 999_999 };
    expect((await test.call('getGameSendPreview', { token: scene.token, params })).status).toBe(
      404,
    );
  });

  it('keeps where people worked then, wherever they work later', async () => {
    const { id: departmentId, people } = await scene.addDepartment('Logística', 1);
    const id = await scene.add({ funcionarios: people.map((person) => person.id) });
    await scene.send(id);
    await test.database.inCompany(scene.companyId, async (db) => {
      await db.updateTable('person').set({ department_id: null }).where('id', '>', 0).execute();
      await db.deleteFrom('department').where('id', '=', departmentId).execute();
    });
    const kept = await test.database.inCompany(scene.companyId, (db) =>
      db.selectFrom('game_person').select(['department_id', 'department_name']).execute(),
    );
    expect(kept).toEqual([{ department_id: departmentId, department_name: 'Logística' }]);
  });
});

describe('reminding of a game', () => {
  it('reaches those who have not finished, at most once a day, and leaves the others their links', async () => {
    const { id, people } = await addFor(13);
    await scene.send(id);
    const [done, waiting] = people as [PersonRow, PersonRow];
    await scene.play(done, [0]);
    const [linkOfDone, before] = [await scene.linkOf(done), await scene.linkOf(waiting)];
    expect((await preview(id)).qtdLembrar).toBe(12);
    expect(await remind(id)).toMatchObject({ status: 200, data: { qtdEnviados: 12 } });
    expect((await preview(id)).qtdLembrar).toBe(0);
    expect(await remind(id)).toMatchObject({ status: 409, msg: texts.nobodyToRemind });

    const mails = await mailsOf(test, scene.companyId);
    expect(mails).toHaveLength(13 + 12);
    expect(mails[0]?.subject).toContain('lembrete');
    later(day + 1);
    expect(await opens(waiting, before)).toBe(403);
    expect(await opens(waiting, await scene.linkOf(waiting))).toBe(200);
    expect(await opens(done, linkOfDone)).toBe(200);
    const nextDay = await openStaffSession(test, scene.user);
    expect((await preview(id, nextDay)).qtdLembrar).toBe(12);
  });

  it('is refused before it is sent and after it is closed', async () => {
    const { id } = await addFor(1);
    expect(await remind(id)).toMatchObject({ status: 409, msg: texts.neverSent });
    await scene.send(id);
    await scene.close(id);
    expect(await remind(id)).toMatchObject({ status: 409, msg: texts.alreadyClosed });
    expect((await remind(999_999)).status).toBe(404);
  });
});
