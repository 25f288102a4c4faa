// @engine both: mass send
import { TRAINING_LINK_LIFETIME } from '@aferir/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import { expectReplaced } from '../../../../test/links.ts';
import { lastMailedLink, linkIn, mailsOf } from '../../../../test/mails.ts';
import { messagesDuring } from '../../../../test/message-watch.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { peoplePerStep } from '../../../shared/requests/send-in-steps.ts';
import { createTrainingsScene } from '../testing/trainings-scene.ts';
import { trainingsMessages as texts } from '../trainings-messages.ts';

const test = openTestApp();
const scene = openScene(() => createTrainingsScene(test));

afterEach(() => {
  vi.restoreAllMocks();
});

const send = (idTreinamento: number, key = 'press-0001') =>
  test.call('sendTrainingInvitations', {
    token: scene.token,
    query: { idTreinamento },
    headers: { 'idempotency-key': key },
  });
const preview = async (idTreinamento: number) => {
  const { data } = await test.call('getTrainingSendPreview', {
    token: scene.token,
    params: { idTreinamento },
  });
  return data;
};
const resend = (idTreinamento: number, { id: idPessoa }: Pick<PersonRow, 'id'>) =>
  test.call('resendTrainingInvitation', {
    token: scene.token,
    params: { idTreinamento, idPessoa },
  });
const validate = (hash: string) => test.call('validateLink', { params: { hash } });

async function recipients(): Promise<string[]> {
  const mails = await mailsOf(test, scene.companyId);
  return mails.map(({ recipient }) => recipient).toSorted();
}

async function trail() {
  const events = await test.database.inCompany(scene.companyId, (db) =>
    db
      .selectFrom('audit_event')
      .select(['action', 'person_id', 'details'])
      .where('action', 'in', ['training.sent', 'training.resent'])
      .orderBy('id')
      .execute(),
  );
  return events;
}

/** Adds a training for some people, each with an address of their own. */
async function addFor(count: number, values: { nmTreinamento?: string } = {}) {
  const people: PersonRow[] = [];
  for (let n = 0; n < count; n += 1) people.push(await scene.addPerson());
  const funcionarios = people.map((person) => person.id);
  return { id: await scene.add({ ...values, funcionarios }), people };
}

describe('sending a training', () => {
  it('mails each of its people a link that opens it for a year', async () => {
    const ana = await scene.addPerson({ name: 'Ana Souza', email: 'ana@empresa.example' });
    const id = await scene.add({ funcionarios: [ana.id] });
    expect(await send(id)).toMatchObject({
      status: 200,
      data: { qtdEnviados: 1, qtdIgnorados: 0, qtdSemEmail: 0 },
      msg: 'Os emails foram enviados com sucesso!',
    });

    const [mail] = await mailsOf(test, scene.companyId);
    expect(mail).toMatchObject({ recipient: 'ana@empresa.example', person_id: ana.id });
    expect(mail?.subject).toContain('treinamento “Boas-vindas”');
    expect(mail?.text).toContain('Olá, Ana Souza!');
    expect(mail?.text).toContain('/plataformadetreinamento?hs=');
    const hs = linkIn(mail);
    expect((await validate(hs)).data).toMatchObject({ tipo: 'treinamento' });
    expect((await test.call('getPlayerMaskedEmail', { params: { hs } })).status).toBe(200);
    test.clock.set(new Date(testStart.getTime() + TRAINING_LINK_LIFETIME));
    expect((await validate(hs)).status).toBe(403);
  });

  it('tells the moment in the list and whom it was sent to in the trail', async () => {
    const { id } = await addFor(2);
    expect((await scene.read(id)).dtEnvioEmails).toBeNull();
    await send(id);
    expect((await scene.read(id)).dtEnvioEmails).toBe(testStart.toISOString());
    expect(await trail()).toEqual([
      {
        action: 'training.sent',
        person_id: null,
        details: { title: 'Boas-vindas', reached: 2, skipped: 0 },
      },
    ]);
  });

  it('skips and counts who has no address or is inactive, and reaches them later', async () => {
    const ana = await scene.addPerson({ email: 'ana@empresa.example' });
    const bia = await scene.addPerson({ email: '' });
    const caio = await scene.addPerson({ email: 'caio@empresa.example' });
    const id = await scene.add({ funcionarios: [ana.id, bia.id, caio.id] });
    const set = (person: PersonRow, values: { email?: string; is_active?: boolean }) =>
      test.database.inCompany(scene.companyId, (db) =>
        db.updateTable('person').set(values).where('id', '=', person.id).execute(),
      );
    await set(caio, { is_active: false });
    const counts = { qtdPessoas: 3, qtdEnviar: 1, qtdSemEmail: 1, qtdInativos: 1 };
    expect(await preview(id)).toEqual({ ...counts, qtdJaEnviados: 0 });
    expect((await send(id)).data).toEqual({ qtdEnviados: 1, qtdIgnorados: 2, qtdSemEmail: 1 });
    expect(await preview(id)).toEqual({ ...counts, qtdEnviar: 0, qtdJaEnviados: 1 });

    await set(bia, { email: 'bia@empresa.example' });
    await set(caio, { is_active: true });
    expect((await send(id, 'press-0002')).data).toEqual({
      qtdEnviados: 2,
      qtdIgnorados: 0,
      qtdSemEmail: 0,
    });
    expect(await recipients()).toEqual([
      'ana@empresa.example',
      'bia@empresa.example',
      'caio@empresa.example',
    ]);
  });

  it('reaches whoever is added later with the next sending alone', async () => {
    const { id, people } = await addFor(1);
    await send(id);
    const late = await scene.addPerson();
    await scene.change(id, { funcionarios: [...people.map((person) => person.id), late.id] });
    expect((await send(id, 'press-0002')).data).toMatchObject({ qtdEnviados: 1 });
    expect(await recipients()).toEqual([people[0]?.email, late.email].toSorted());
  });

  it('says what keeps it from being sent', async () => {
    const empty = await scene.add({ nmTreinamento: 'Sem pessoas' });
    expect(await send(empty)).toMatchObject({ status: 409, msg: texts.noPeople });

    const { id } = await addFor(1);
    await send(id, 'press-0002');
    expect(await send(id, 'press-0003')).toMatchObject({ status: 409, msg: texts.nobodyLeft });

    await test.database.inCompany(scene.companyId, (db) =>
      db.deleteFrom('training_resource').where('training_id', '=', id).execute(),
    );
    expect(await send(id, 'press-0004')).toMatchObject({ status: 409, msg: texts.noVideos });

    const params = { id, flAtivo: 0 } as const;
    await test.call('setTrainingActive', { token: scene.token, params });
    expect(await send(id, 'press-0005')).toMatchObject({ status: 409, msg: texts.inactive });
    expect((await send(id + 1000, 'press-0006')).status).toBe(404);
    expect(await recipients()).toHaveLength(1);
  });

  it('stops where the training is deactivated meanwhile', async () => {
    const { id } = await addFor(peoplePerStep + 1);
    const { inCompany } = test.database;
    vi.spyOn(test.database, 'inCompany').mockImplementation(async (...given) => {
      const done = await inCompany(...given);
      await inCompany(scene.companyId, async (db) => {
        const mails = await db.selectFrom('mail_message').select('id').execute();
        if (mails.length > 0) await db.updateTable('training').set({ is_active: false }).execute();
      });
      return done;
    });
    expect(await send(id)).toMatchObject({ status: 409, msg: texts.inactive });
    vi.restoreAllMocks();
    expect(await recipients()).toHaveLength(peoplePerStep);
    expect(await preview(id)).toMatchObject({ qtdEnviar: 1, qtdJaEnviados: peoplePerStep });
  });

  it('goes on where it broke off when its key is repeated', async () => {
    const { id, people } = await addFor(2 * peoplePerStep + 1);
    const { enqueue } = test.services.jobs;
    let count = 0;
    vi.spyOn(test.services.jobs, 'enqueue').mockImplementation(async (...given) => {
      count += 1;
      if (count === 2) throw new Error('The server is gone.');
      return enqueue(...given);
    });
    expect((await send(id)).status).toBe(500);
    expect(await preview(id)).toMatchObject({ qtdJaEnviados: peoplePerStep });
    expect((await send(id)).data).toMatchObject({ qtdEnviados: people.length });
    expect(new Set(await recipients()).size).toBe(people.length);
    expect(await recipients()).toHaveLength(people.length);
    expect(await trail()).toHaveLength(1);
  });

  it('asks the database as often for many people as for one', async () => {
    const messagesFor = async (count: number, key: string) => {
      const { id } = await addFor(count, { nmTreinamento: key });
      return (await messagesDuring(test.database, () => send(id, key))).length;
    };
    await messagesFor(1, 'press-to-prepare');
    const few = await messagesFor(1, 'press-for-one');
    expect(await messagesFor(peoplePerStep - 1, 'press-for-many')).toBe(few);
  });

  it('mails nobody twice when two send it at once', async () => {
    const { id, people } = await addFor(peoplePerStep + 2);
    const replies = await Promise.all([send(id), send(id, 'press-0002')]);
    const sent = replies.map(({ status, data }) => (status === 200 ? data.qtdEnviados : 0));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(people.length);
    expect(await recipients()).toEqual(people.map(({ email }) => email ?? '').toSorted());
  });
});

describe('sending it again to one person', () => {
  it('leaves the links of others as they are', async () => {
    const { id, people } = await addFor(2);
    await send(id);
    const [first, second] = people as [PersonRow, PersonRow];
    const mails = await mailsOf(test, scene.companyId);
    const linkOf = ({ id: personId }: PersonRow) =>
      linkIn(mails.find(({ person_id }) => person_id === personId));
    await resend(id, first);
    test.clock.set(new Date(testStart.getTime() + 25 * 60 * 60_000));
    expect((await validate(linkOf(first))).status).toBe(403);
    expect((await validate(linkOf(second))).status).toBe(200);
  });

  it('mails a new link, and the one before lives a day', async () => {
    const { id, people } = await addFor(1);
    const [person] = people as [PersonRow];
    await send(id);
    const oldLink = await lastMailedLink(test, scene.companyId);
    expect(await resend(id, person)).toMatchObject({ status: 200, msg: 'Enviado com sucesso!' });
    const newLink = await lastMailedLink(test, scene.companyId);
    const [mail] = await mailsOf(test, scene.companyId);
    expect(mail?.subject).toContain('lembrete do treinamento “Boas-vindas”');
    expect((await trail()).at(-1)).toEqual({
      action: 'training.resent',
      person_id: person.id,
      details: { title: 'Boas-vindas', to: person.email },
    });
    await expectReplaced(test, { oldLink, newLink }, validate);
  });

  it('says why it is not', async () => {
    const { id, people } = await addFor(1);
    const [person] = people as [PersonRow];
    const stranger = await scene.addPerson();
    expect((await resend(id, stranger)).status).toBe(404);
    expect(await resend(id, person)).toMatchObject({ status: 409, msg: texts.neverSent });
    await send(id);
    const set = (values: { email?: string; is_active?: boolean }) =>
      test.database.inCompany(scene.companyId, (db) =>
        db.updateTable('person').set(values).where('id', '=', person.id).execute(),
      );
    await set({ email: '' });
    expect(await resend(id, person)).toMatchObject({ status: 409, msg: texts.noEmail });
    await set({ is_active: false });
    expect(await resend(id, person)).toMatchObject({ status: 409, msg: texts.inactivePerson });
    await test.call('setTrainingActive', { token: scene.token, params: { id, flAtivo: 0 } });
    expect(await resend(id, person)).toMatchObject({ status: 409, msg: texts.inactive });
  });
});
