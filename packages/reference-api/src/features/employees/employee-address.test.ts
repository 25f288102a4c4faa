// @engine both: what a link stands for is read before the company is known
import { ADDRESS_SETTLING_TIME, formatDateTime } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { addressConfirmationTo, mailsOf } from '../../../test/mails.ts';
import { runMaintenance } from '../../../test/run-maintenance.ts';
import { openEmployeeSession, openStaffSession } from '../../../test/sessions.ts';
import { createStructureScene, secretEmployee } from '../../../test/structure-scene.ts';
import { issueLink } from '../../operation/links/issue-link.ts';
import { linkMessages } from '../../operation/links/link-messages.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { accessMessages } from '../access/access-messages.ts';
import { createReviewScene, sendReview } from '../performance/testing/performance-scene.ts';

const test = openTestApp();
const password = 'ipe-amarelo-27';

const scene = openScene(async () => {
  const review = await createReviewScene(test, { managerCount: 1 });
  const { company, staff } = review;
  const structure = await createStructureScene(test, { companyId: company.id, token: staff });
  const hr = await createStaffUser(test.database, company.id, {
    name: 'Rui Dias',
    rights: { 4: ['alterar'] },
  });
  const newcomer = await createPerson(test.database, company.id, {
    name: 'Ana Souza',
    email: 'ana@antes.example',
    password_hash: null,
  });
  return { review, company, structure, newcomer, token: await openStaffSession(test, hr) };
});

const setAddress = (person: Pick<PersonRow, 'id' | 'name'>, dsEmail: string) =>
  test.call('saveEmployee', {
    token: scene.token,
    body: {
      ...secretEmployee(person.id, scene.structure),
      nmPessoa: person.name,
      dsEmail,
      idsGestores: undefined,
    },
  });
const setPassword = ({ id }: Pick<PersonRow, 'id'>) =>
  test.call('setEmployeePassword', {
    token: scene.token,
    body: { idOrganogramaPessoa: id, novaSenha: password },
  });
const validate = (hash: string) => test.call('validateLink', { params: { hash } });
const createAccess = (hash: string) =>
  test.call('createFirstAccess', { params: { hash }, body: { senha: password } });
const confirmationFor = (address: string) => addressConfirmationTo(test, scene.company.id, address);
const recipients = async () =>
  (await mailsOf(test, scene.company.id)).map(({ recipient }) => recipient);

describe('the former address of a person', () => {
  it('is told at once, by whom and when, and not what the new one is', async () => {
    expect((await setAddress(scene.newcomer, 'Ana@Antes.example')).status).toBe(200);
    expect(await recipients()).toEqual([]);
    const moment = formatDateTime(test.clock.now());
    expect((await setAddress(scene.newcomer, 'ana@depois.example')).status).toBe(200);
    const mails = await mailsOf(test, scene.company.id);
    expect(mails.map(({ recipient, person_id }) => [recipient, person_id])).toEqual([
      ['ana@antes.example', scene.newcomer.id],
    ]);
    expect(mails[0]?.subject).toContain('o seu e-mail foi alterado');
    expect(mails[0]?.text).toContain(`Em ${moment}, Rui Dias alterou o e-mail`);
    expect(mails[0]?.text).toContain('procure logo o RH');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('depois');
  });

  it('is told of a password that staff sets, and of every further change, for a day', async () => {
    await setAddress(scene.newcomer, 'ana@depois.example');
    await setAddress(scene.newcomer, 'ana@outra.example');
    expect((await recipients()).slice(0, -1).sort()).toEqual([
      'ana@antes.example',
      'ana@depois.example',
    ]);
    expect((await setPassword(scene.newcomer)).status).toBe(200);
    const mails = (await mailsOf(test, scene.company.id)).slice(0, 2);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'ana@antes.example',
      'ana@outra.example',
    ]);
    for (const { subject, text } of mails) {
      expect(subject).toContain('uma senha foi definida para você');
      expect(text).toContain('Rui Dias definiu uma senha');
      expect(text).not.toContain(password);
    }
  });

  it('ends with the sessions that were opened while it was one', async () => {
    const session = await openEmployeeSession(test, scene.newcomer);
    const read = () => test.call('getEmployeeUser', { token: session });
    await setAddress(scene.newcomer, 'Ana@Antes.example');
    expect((await read()).status).toBe(200);
    await setAddress(scene.newcomer, 'ana@depois.example');
    expect((await read()).status).toBe(401);
  });

  it('is told nothing of a change that is refused', async () => {
    const reply = await setAddress(scene.newcomer, scene.review.person.email ?? '');
    expect(reply.status).toBe(409);
    expect(await recipients()).toEqual([]);
  });
});

it('forgets a former address when the present one has settled, and not before', async () => {
  await setAddress(scene.newcomer, 'ana@depois.example');
  const formerOf = async () => {
    await runMaintenance(test);
    return test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('person')
        .select(['former_email', 'former_email_hash'])
        .where('id', '=', scene.newcomer.id)
        .executeTakeFirstOrThrow(),
    );
  };
  test.clock.advance(ADDRESS_SETTLING_TIME - 1);
  expect(await formerOf()).toMatchObject({ former_email: 'ana@antes.example' });
  test.clock.advance(1);
  expect(await formerOf()).toEqual({ former_email: null, former_email_hash: null });
});

describe('a link that was mailed to the former address', () => {
  it('opens nothing any more, of a person', async () => {
    const { link } = await sendReview(test, scene.review, scene.newcomer);
    expect((await validate(link)).status).toBe(200);
    await setAddress(scene.newcomer, 'ana@depois.example');
    const ended = { status: 403, msg: linkMessages.readdressed(scene.company.trade_name) };
    expect(await validate(link)).toMatchObject(ended);
    const params = { hash: link };
    expect(await test.call('getSelfAssessmentByLink', { link, params })).toMatchObject(ended);
    await setAddress(scene.newcomer, 'ana@antes.example');
    expect(await validate(link)).toMatchObject(ended);
  });

  it('opens nothing any more, of a manager, and those of others stay', async () => {
    const [manager] = scene.review.managers;
    if (!manager) throw new Error('Nobody leads the department');
    const sent = await sendReview(test, scene.review, scene.newcomer);
    const { hash: link } = await test.database.inCompany(scene.company.id, (db) =>
      issueLink(
        db,
        {
          response: {
            companyId: scene.company.id,
            kind: 'performance',
            responseId: sent.idResposta,
            personId: scene.newcomer.id,
            finishedAt: null,
          },
          role: 'manager',
          managerId: manager.id,
          reason: 'mail',
          mailedTo: manager.email ?? '',
        },
        test.clock.now(),
      ),
    );
    expect((await validate(link)).status).toBe(200);
    await setAddress(manager, 'gestora@depois.example');
    expect((await validate(link)).status).toBe(403);
    expect((await validate(sent.link)).status).toBe(200);
  });
});

describe('first access by a link that went to a young address', () => {
  it('waits for a day where there was another, whoever put it there and back', async () => {
    await setAddress(scene.newcomer, 'rui@fora.example');
    const { link } = await sendReview(test, scene.review, scene.newcomer);
    expect((await validate(link)).data).toMatchObject({ precisaSenha: false });
    const settlesAt = new Date(test.clock.now().getTime() + ADDRESS_SETTLING_TIME);
    const tooNew = { status: 403, msg: accessMessages.addressTooNew(formatDateTime(settlesAt)) };
    expect(await createAccess(link)).toMatchObject(tooNew);
    expect(await test.call('getLinkPerson', { params: { hash: link } })).toMatchObject(tooNew);
    const headers = { 'accept-language': 'en' };
    const inEnglish = await test.call('getLinkPerson', { params: { hash: link }, headers });
    expect(inEnglish.msg).toContain(formatDateTime(settlesAt, 'en'));
    await setAddress(scene.newcomer, 'ana@antes.example');
    expect((await createAccess(link)).status).toBe(403);
  });

  it('is open once the former address has confirmed the last change, by what it alone was mailed', async () => {
    await setAddress(scene.newcomer, 'ana@outra.example');
    const first = await confirmationFor('ana@antes.example');
    await setAddress(scene.newcomer, 'ana@depois.example');
    const { link } = await sendReview(test, scene.review, scene.newcomer);
    const mails = await mailsOf(test, scene.company.id);
    const sent = mails.filter(({ text }) => text.includes('/confirmar-endereco/'));
    expect(sent.map(({ recipient }) => recipient)).toEqual(Array(2).fill('ana@antes.example'));
    const confirm = (hash: string) => test.call('confirmAddress', { params: { hash } });
    const unknown = { status: 404, msg: accessMessages.nothingToConfirm };
    expect(await confirm(first)).toMatchObject(unknown);
    expect((await createAccess(link)).status).toBe(403);
    const last = await confirmationFor('ana@antes.example');
    expect(await confirm(last)).toMatchObject({
      status: 200,
      msg: accessMessages.addressConfirmed,
    });
    expect(await confirm(last)).toMatchObject(unknown);
    expect((await validate(link)).data).toMatchObject({ precisaSenha: true });
    expect((await createAccess(link)).status).toBe(200);
  });

  it('is confirmed by nobody who has a password, or is back at the former address', async () => {
    await setAddress(scene.newcomer, 'ana@depois.example');
    const hash = await confirmationFor('ana@antes.example');
    await setAddress(scene.newcomer, 'ana@antes.example');
    expect((await test.call('confirmAddress', { params: { hash } })).status).toBe(404);
    await setPassword(scene.newcomer);
    await setAddress(scene.newcomer, 'ana@outra.example');
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe('ana@antes.example');
    expect(mail?.text).not.toContain('/confirmar-endereco/');
  });

  it('is open to who reads it a day later, without an objection', async () => {
    await setAddress(scene.newcomer, 'ana@depois.example');
    const { link } = await sendReview(test, scene.review, scene.newcomer);
    test.clock.advance(ADDRESS_SETTLING_TIME - 1);
    expect((await createAccess(link)).status).toBe(403);
    test.clock.advance(1);
    expect((await validate(link)).data).toMatchObject({ precisaSenha: true });
    expect((await createAccess(link)).status).toBe(200);
  });

  it('is open at once where there was no other', async () => {
    const body = { ...secretEmployee(0, scene.structure), dsEmail: 'nova@empresa.example' };
    const { data: id } = await test.call('saveEmployee', { token: scene.review.staff, body });
    const { link } = await sendReview(test, scene.review, { id });
    expect((await createAccess(link)).status).toBe(200);
  });
});
