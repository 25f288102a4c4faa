import { SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import {
  createCompany,
  createPerson,
  createStaffUser,
  type FixtureRights,
} from '../../../test/fixtures.ts';
import { mailsOf, type StoredMail } from '../../../test/mails.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  sendReview,
} from '../performance/testing/performance-scene.ts';
import { rate, raterByLink } from '../performance/testing/rating-scene.ts';

const DAY = 24 * 60 * 60_000;

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));

async function waiting(token = scene.staff) {
  const reply = await test.call('getWaiting', { token });
  expect(reply.status).toBe(200);
  return reply.data;
}

describe('the first steps of a company', () => {
  const steps = async (token: string) => {
    const { primeirosPassos } = await waiting(token);
    return primeirosPassos?.map(({ dsPasso, flConcluido }) => `${dsPasso} ${flConcluido}`);
  };

  it('are told until all are done, to those who may do them', async () => {
    const company = await createCompany(test.database);
    const unconfirmed = { is_confirmed: false };
    await test.database.inCompany(company.id, (db) =>
      db.updateTable('company').set(unconfirmed).execute(),
    );
    const admin = await createStaffUser(test.database, company.id, { is_administrator: true });
    const token = await openStaffSession(test, admin);
    const user = await createStaffUser(test.database, company.id, {
      rights: {
        [SECTION.home]: ['visualizar'],
        [SECTION.employees]: ['incluir'],
        [SECTION.positions]: ['visualizar'],
      },
    });
    const other = await openStaffSession(test, user);
    const left = ['dados false', 'pessoas false', 'competencias false', 'avaliacao false'];
    expect(await steps(token)).toEqual(left);
    expect(await steps(other)).toEqual(['pessoas false']);

    const person = await createPerson(test.database, company.id);
    expect(await steps(other)).toBeUndefined();
    await test.call('saveCompetency', {
      token,
      body: {
        idCompetencia: 0,
        cdCompetencia: 'C1',
        nmCompetencia: 'Escuta',
        dsCompetencia: 'Ouve.',
      },
    });
    left.splice(1, 2, 'pessoas true', 'competencias true');
    expect(await steps(token)).toEqual(left);
    await test.call('createDiscRequest', {
      token,
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: person.id, cdStatus: 4 },
    });
    left.splice(3, 1, 'avaliacao true');
    expect(await steps(token)).toEqual(left);
    await test.database.inCompany(company.id, (db) =>
      db.updateTable('company').set({ is_confirmed: true }).execute(),
    );
    expect(await steps(token)).toBeUndefined();
  });
});

async function ask({ id }: Pick<PersonRow, 'id'>): Promise<number> {
  const { data } = await test.call('createDiscRequest', {
    token: scene.staff,
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: id, cdStatus: 4 },
  });
  return data;
}

/** Somebody who was asked so many days ago. */
async function askedBefore(days: number, name = `Pessoa ${days}`): Promise<PersonRow> {
  const person = await createPerson(test.database, scene.company.id, { name });
  const id = await ask(person);
  await test.database.inCompany(scene.company.id, (db) =>
    db
      .updateTable('disc_response')
      .set({ sent_at: new Date(test.clock.now().getTime() - days * DAY) })
      .where('id', '=', id)
      .execute(),
  );
  return person;
}

/** What became of the newest mail. */
async function settleMail(status: StoredMail['status']) {
  const [mail] = await mailsOf(test, scene.company.id);
  await test.database.inCompany(scene.company.id, (db) =>
    db
      .updateTable('mail_message')
      .set({ status })
      .where('id', '=', mail?.id ?? 0)
      .execute(),
  );
}

function openAs(rights: FixtureRights) {
  return createStaffUser(test.database, scene.company.id, { rights }).then((user) =>
    openStaffSession(test, user),
  );
}

describe('open requests', () => {
  it('are counted by age, and those named that have waited longest', async () => {
    for (const days of [0, 7, 8, 30, 31, 90]) await askedBefore(days);
    const { comportamental } = await waiting();
    expect(comportamental?.solicitacoes).toMatchObject({
      qtdRecords: 6,
      qtdAte7Dias: 2,
      qtdDe8A30Dias: 2,
      qtdMaisDe30Dias: 2,
    });
    expect(comportamental?.solicitacoes.rows.map((row) => [row.nmPessoa, row.qtdDias])).toEqual([
      ['Pessoa 90', 90],
      ['Pessoa 31', 31],
      ['Pessoa 30', 30],
    ]);
    expect(comportamental?.solicitacoes.rows[0]).toMatchObject({
      cdStatus: 4,
      nmStatus: 'Aguardando Resposta',
    });
  });

  it('are those of people who are still there', async () => {
    await deactivate(test, scene, await askedBefore(3));
    const sent = await sendReview(test, scene, scene.person);
    expect((await waiting()).comportamental?.solicitacoes.qtdRecords).toBe(0);
    expect((await waiting()).desempenho?.solicitacoes.qtdRecords).toBe(1);
    await closeReview(test, scene, sent);
    expect((await waiting()).desempenho?.solicitacoes.qtdRecords).toBe(0);
  });
});

it('counts people to ask: active, with an e-mail or without, without a result or an open request', async () => {
  const company = scene.company.id;
  expect((await waiting()).comportamental?.qtdSemResultado).toBe(3);
  await createPerson(test.database, company, { is_active: false });
  await createPerson(test.database, company, { email: null });
  await ask(scene.person);
  expect((await waiting()).comportamental?.qtdSemResultado).toBe(3);
});

describe('reviews with managers', () => {
  it('name who has still to rate, and since when', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    const finishedAt = test.clock.now();
    test.clock.set(new Date(finishedAt.getTime() + 12 * DAY));
    const token = await openAs({ 1: ['visualizar'], 6: ['visualizar'] });
    const { desempenho } = await waiting(token);
    expect(desempenho?.avaliacoesComGestor).toEqual({
      rows: [
        {
          idResposta: sent.idResposta,
          idOrganogramaPessoa: scene.person.id,
          nmPessoa: 'Zoé Prado',
          urlFoto: null,
          lstGestores: ['Ana Prado', 'Bia Luz'],
          dtAutoavaliacao: finishedAt.toISOString(),
          qtdDias: 12,
        },
      ],
      qtdRecords: 1,
    });
    expect(desempenho?.solicitacoes.qtdRecords).toBe(0);
  });

  it('wait for nobody who has rated, and are over once everybody has', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [9, 9]);
    const { desempenho } = await waiting();
    expect(desempenho?.avaliacoesComGestor.rows[0]?.lstGestores).toEqual(['Bia Luz']);
    await rate(test, await raterByLink(test, scene, sent, 1), [9, 9]);
    expect((await waiting()).desempenho?.avaliacoesComGestor).toEqual({ rows: [], qtdRecords: 0 });
  });
});

describe('mails that did not get out', () => {
  it('are told with the request that they are about, until they are sent again', async () => {
    const id = await ask(scene.person);
    await settleMail('failed');
    expect((await waiting()).comportamental?.emailsNaoEntregues).toMatchObject({
      rows: [
        {
          idResposta: id,
          idOrganogramaPessoa: scene.person.id,
          nmPessoa: 'Zoé Prado',
          nmDestinatario: 'Zoé Prado',
          dsEmail: scene.person.email,
          qtdDias: 0,
        },
      ],
      qtdRecords: 1,
    });
    expect((await waiting()).desempenho?.emailsNaoEntregues.qtdRecords).toBe(0);

    test.clock.set(new Date(test.clock.now().getTime() + 60_000));
    await test.call('resendDiscRequest', {
      token: scene.staff,
      body: { email: null, idOrganogramaPessoa: scene.person.id, idResposta: id },
    });
    await settleMail('sent');
    expect((await waiting()).comportamental?.emailsNaoEntregues.qtdRecords).toBe(0);
  });

  it('are all told, as each is mended by itself', async () => {
    for (const name of ['Ana Prado', 'Caio Reis', 'Davi Luz', 'Eva Reis']) {
      await ask(await createPerson(test.database, scene.company.id, { name }));
      await settleMail('failed');
    }
    const told = (await waiting()).comportamental?.emailsNaoEntregues;
    expect(told?.rows).toHaveLength(4);
    expect(told?.qtdRecords).toBe(4);
  });

  it('are told of an hour after they were written, and not of a closed request', async () => {
    const sent = await sendReview(test, scene, scene.person);
    await settleMail('queued');
    const count = async () => {
      const token = await openAs({ 1: ['visualizar'], 6: ['visualizar'] });
      return (await waiting(token)).desempenho?.emailsNaoEntregues.qtdRecords;
    };
    expect(await count()).toBe(0);
    test.clock.set(new Date(test.clock.now().getTime() + DAY));
    expect(await count()).toBe(1);
    const administrator = { ...scene, staff: await openAs({ 6: ['alterar'] }) };
    await closeReview(test, administrator, sent);
    expect(await count()).toBe(0);
  });

  it('may be those to a manager', async () => {
    await createSelfAssessed(test, scene, [9, 9]);
    await settleMail('failed');
    const { desempenho } = await waiting();
    const [mail] = desempenho?.emailsNaoEntregues.rows ?? [];
    expect(mail).toMatchObject({ nmPessoa: 'Zoé Prado', nmDestinatario: 'Bia Luz' });
  });
});

describe('who is told', () => {
  it('what the rights of the caller show', async () => {
    const keys = async (rights: FixtureRights) => Object.keys(await waiting(await openAs(rights)));
    expect(await keys({ 1: ['visualizar'] })).toEqual([]);
    expect(await keys({ 1: ['visualizar'], 5: ['visualizar'] })).toEqual(['comportamental']);
    expect(await keys({ 1: ['visualizar'], 6: ['alterar'] })).toEqual(['desempenho']);
    const token = await openAs({ 5: ['visualizar'], 6: ['visualizar'] });
    expect((await test.call('getWaiting', { token })).status).toBe(403);
  });

  it('of the own company alone', async () => {
    const other = await createReviewScene(test, { managerCount: 1 });
    await createSelfAssessed(test, other, [9, 9]);
    await settleMail('failed');
    const { desempenho } = await waiting();
    expect(desempenho?.avaliacoesComGestor.qtdRecords).toBe(0);
    expect((await waiting(other.staff)).desempenho?.avaliacoesComGestor.qtdRecords).toBe(1);
  });
});
