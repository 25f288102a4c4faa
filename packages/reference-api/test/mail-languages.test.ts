import type { Language } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { createGamesScene, voting } from '../src/features/games/testing/games-scene.ts';
import {
  createReviewScene,
  createSelfAssessed,
} from '../src/features/performance/testing/performance-scene.ts';
import { createTrainingsScene } from '../src/features/trainings/testing/trainings-scene.ts';
import type { PersonRow } from '../src/shared/people/people-tables.ts';
import { createReminderScene, tick } from '../src/shared/reminders/testing/reminder-scene.ts';
import { openScene, openTestApp } from './build-test-app.ts';
import { createCompany, createStaffUser } from './fixtures.ts';
import { mailsOf } from './mails.ts';
import { runJob } from './run-job.ts';
import { openStaffSession } from './sessions.ts';

const test = openTestApp();
const scene = openScene(() => createReminderScene(test));

const offer = (companyId: number, languages: Language[]) =>
  test.database.inCompany(companyId, (db) =>
    db.updateTable('company').set({ languages }).where('id', '=', companyId).execute(),
  );

const speak = ({ id, company_id }: Pick<PersonRow, 'id' | 'company_id'>, language: Language) =>
  test.database.inCompany(company_id, (db) =>
    db.updateTable('person').set({ language }).where('id', '=', id).execute(),
  );

/** The newest mail to a person; its language stands in it. */
async function mailTo({ id, company_id }: Pick<PersonRow, 'id' | 'company_id'>) {
  const mail = (await mailsOf(test, company_id)).find(({ person_id }) => person_id === id);
  const language = /<html lang="([^"]+)">/.exec(mail?.html ?? '')?.[1];
  return { language, subject: mail?.subject, text: mail?.text ?? '' };
}

async function request({ id }: PersonRow): Promise<number> {
  const reply = await test.call('createDiscRequest', {
    token: await scene.token(),
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: id, cdStatus: 4 },
  });
  if (reply.status !== 200) throw new Error(reply.msg);
  return reply.data;
}

describe('a request is mailed in', () => {
  it.each<[string, Language[], Language | null, string]>([
    ['the language that its person has chosen', ['pt-BR', 'en'], 'en', 'en'],
    ['the first of the company, where they have chosen none', ['es', 'pt-BR'], null, 'es'],
    [
      'that too where they have chosen one that is no longer offered',
      ['pt-BR', 'en'],
      'es',
      'pt-BR',
    ],
  ])('%s', async (_case, languages, own, spoken) => {
    await offer(scene.company.id, languages);
    const person = await scene.addPerson({ language: own });
    await request(person);
    expect(await mailTo(person)).toMatchObject({ language: spoken });
  });

  it('nothing that another company offers', async () => {
    const other = await createCompany(test.database);
    await offer(other.id, ['en']);
    const person = await scene.addPerson({ language: 'en' });
    await request(person);
    expect(await mailTo(person)).toMatchObject({ language: 'pt-BR' });
  });
});

describe('somebody who reads English', () => {
  const reader = async () => {
    await offer(scene.company.id, ['pt-BR', 'en', 'es']);
    return scene.addPerson({ language: 'en', name: 'Zoé Prado' });
  };

  it('is asked, asked again and reminded in English', async () => {
    const person = await reader();
    const idResposta = await request(person);
    const asked = await mailTo(person);
    expect(asked.subject).toBe('Padaria Pão & Cia: your behavioral assessment');
    expect(asked.text).toContain('Hello, Zoé Prado!');
    expect(asked.text).toContain('in the portal of Padaria Pão & Cia');

    test.clock.set(new Date('2026-11-25T09:00:00-03:00'));
    await tick(test);
    const reminded = await mailTo(person);
    expect(reminded.subject).toContain('is waiting for your answers');
    expect(reminded.text).toContain('Reminder 1 of 3 at most.');

    test.clock.set(new Date('2026-11-27T09:00:00-03:00'));
    const body = { idResposta, idOrganogramaPessoa: person.id };
    const token = await scene.token();
    expect((await test.call('resendDiscRequest', { token, body })).status).toBe(200);
    const again = await mailTo(person);
    expect(again.text).toContain('sent the request for your behavioral assessment again');
    expect(again.text).toMatch(/valid until [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  });

  it('is reminded in English with others at once', async () => {
    const person = await reader();
    await request(person);
    test.clock.set(new Date('2026-11-25T09:00:00-03:00'));
    const reply = await test.call('remindDiscPeople', { token: await scene.token(), body: {} });
    expect(reply.status).toBe(200);
    expect(await mailTo(person)).toMatchObject({
      language: 'en',
      subject: 'Padaria Pão & Cia: your behavioral assessment is waiting for your answers',
    });
  });

  it('is told in English of a link to hand over, and of one that went elsewhere', async () => {
    const person = await reader();
    const idResposta = await request(person);
    const token = await scene.token();
    const handed = await test.call('createDiscHandedLink', { token, body: { idResposta } });
    expect(handed).toMatchObject({ status: 200, data: { cdIdioma: 'en' } });
    expect((await mailTo(person)).subject).toContain('was created to be handed over');
    const body = { idResposta, idOrganogramaPessoa: person.id, email: 'outra@fora.example' };
    expect((await test.call('resendDiscRequest', { token, body })).status).toBe(200);
    const mails = await mailsOf(test, scene.company.id);
    const told = mails.find(({ subject }) => subject.includes('was sent to another address'));
    expect(told).toMatchObject({ recipient: person.email });
    expect(told?.text).toContain('On Nov 20, 2026, 09:00, ');
  });

  it('is told in English that staff have set a password', async () => {
    const person = await reader();
    const body = { idOrganogramaPessoa: person.id, novaSenha: 'ipe-amarelo-27' };
    const reply = await test.call('setEmployeePassword', { token: await scene.token(), body });
    expect(reply.status).toBe(200);
    expect((await mailTo(person)).subject).toContain('a password was set for you');
  });

  it('works in the staff area, and is written to in English there', async () => {
    const person = await reader();
    const token = await scene.token();
    const login = 'zoe@empresa.example';
    const invited = await test.call('saveUser', {
      token,
      body: {
        idUsuario: 0,
        nmUsuario: 'Zoé Prado',
        dsEmail: login,
        flAdministrador: false,
        flAtivo: true,
        Perfis: [],
        idOrganogramaPessoa: person.id,
      },
    });
    expect(invited.status).toBe(200);
    expect((await mailTo(person)).subject).toContain('invitation to the staff area');
    await runJob(test, 'send-temporary-password', {
      companyId: scene.company.id,
      staffUserId: invited.data,
    });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail).toMatchObject({ recipient: login });
    expect(mail?.subject).toContain('temporary password');
  });
});

it('somebody of the staff who is no employee is written to in the first language of the company', async () => {
  await offer(scene.company.id, ['es', 'pt-BR']);
  const { id: staffUserId } = await createStaffUser(test.database, scene.company.id);
  const job = { companyId: scene.company.id, staffUserId };
  await runJob(test, 'send-temporary-password', job);
  const [mail] = await mailsOf(test, scene.company.id);
  expect(mail?.subject).toContain('contraseña temporal');
});

it('a manager is asked in the language of the manager, and the person told of the end in theirs', async () => {
  const review = await createReviewScene(test, { managerCount: 1 });
  const [manager] = review.managers;
  if (!manager) throw new Error('There is no manager.');
  await offer(review.company.id, ['pt-BR', 'en', 'es']);
  await speak(review.person, 'en');
  await speak(manager, 'es');
  const sent = await createSelfAssessed(test, review, [5, 5]);
  expect(await mailTo(review.person)).toMatchObject({ language: 'en' });
  expect(await mailTo(manager)).toMatchObject({
    language: 'es',
    subject: 'Evalúa el desempeño de Zoé Prado',
  });
  const closed = await test.call('closePerformanceRequest', {
    token: review.staff,
    body: { idResposta: sent.idResposta },
  });
  expect(closed.status).toBe(200);
  expect((await mailTo(review.person)).subject).toContain('your performance review is finished');
});

it('a training comes in the language of whoever learns', async () => {
  const trainings = await createTrainingsScene(test);
  await offer(trainings.companyId, ['pt-BR', 'es']);
  const person = await trainings.addPerson({ language: 'es' });
  const idTreinamento = await trainings.add({ funcionarios: [person.id] });
  const sent = await test.call('sendTrainingInvitations', {
    token: trainings.token,
    query: { idTreinamento },
    headers: { 'idempotency-key': 'press-0001' },
  });
  expect(sent.status).toBe(200);
  expect((await mailTo(person)).text).toContain('te invita a la capacitación');
});

it('a game comes in the language of whoever plays, first and again', async () => {
  const games = await createGamesScene(test);
  await offer(games.companyId, ['pt-BR', 'en']);
  const person = await games.addPerson({ language: 'en' });
  const id = await games.add({ perguntas: [voting('A', 'B')], funcionarios: [person.id] });
  expect((await games.send(id)).status).toBe(200);
  expect((await mailTo(person)).text).toContain('invites you to take part in');
  test.clock.advance(2 * 24 * 60 * 60 * 1000);
  const reminded = await test.call('remindGamePlayers', {
    token: await openStaffSession(test, games.user),
    query: { idJogo: id },
  });
  expect(reminded.status).toBe(200);
  expect((await mailTo(person)).text).toContain('there is still time to take part');
});
