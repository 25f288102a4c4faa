// @engine both: mass send
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { expectReplaced } from '../../../../test/links.ts';
import { mailsOf } from '../../../../test/mails.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import {
  createReviewScene,
  createSelfAssessed,
  deactivate,
  finishSelf,
  mailedLinkOf,
  saveSelf,
  sendReview,
  storedResponse,
} from '../testing/performance-scene.ts';
import { rate, raterByLink, raterBySession } from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test, { competencyCount: 3 }));

function create(personId: number) {
  return test.call('createPerformanceRequest', {
    token: scene.staff,
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: personId, cdStatus: 4 },
  });
}

function resend(IdPessoa = scene.person.id) {
  return test.call('resendPerformanceRequest', { token: scene.staff, body: { IdPessoa } });
}

function close(idResposta: number) {
  return test.call('closePerformanceRequest', { token: scene.staff, body: { idResposta } });
}

function latestStatus(idPessoa = scene.person.id) {
  return test.call('getLatestPerformanceStatus', { token: scene.staff, params: { idPessoa } });
}

function openSelf(link: string) {
  return test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
}

async function newestRecipients(count: number) {
  const mails = await mailsOf(test, scene.company.id);
  return mails
    .slice(0, count)
    .map(({ recipient }) => recipient)
    .toSorted();
}

async function frozenCodes(idResposta: number) {
  const rows = await test.database.inCompany(scene.company.id, (db) =>
    db
      .selectFrom('performance_response_competency')
      .where('response_id', '=', idResposta)
      .orderBy('sort_order')
      .select('code')
      .execute(),
  );
  return rows.map(({ code }) => code);
}

async function loseEmail(...people: readonly Pick<PersonRow, 'id'>[]) {
  const ids = people.map(({ id }) => id);
  await test.database.inCompany(scene.company.id, (db) =>
    db.updateTable('person').set({ email: null }).where('id', 'in', ids).execute(),
  );
}

async function auditActions() {
  const rows = await test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('audit_event').select('action').orderBy('id').execute(),
  );
  return rows.map(({ action }) => action).filter((action) => action.startsWith('performance-req'));
}

describe('createPerformanceRequest', () => {
  it('creates a response and mails a link that opens it', async () => {
    const reply = await create(scene.person.id);
    expect(reply).toMatchObject({ status: 200, msg: String(reply.data) });

    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe(scene.person.email);
    expect(mail?.text).toContain('Zoé Prado');
    expect(mail?.text).toContain('Padaria Pão & Cia');
    const link = await mailedLinkOf(test, scene, scene.person);
    expect((await openSelf(link)).data).toMatchObject({ idResposta: reply.data });
    expect(await latestStatus()).toMatchObject({ data: 4, msg: 'Aguardando Resposta' });
    expect(await auditActions()).toEqual(['performance-request.sent']);
  });

  it('waits for the managers too, and asks again once it is finished', async () => {
    const sent = await createSelfAssessed(test, scene, [8, 8, 8]);
    expect((await create(scene.person.id)).status).toBe(409);
    await close(sent.idResposta);
    test.clock.advance(60_000);
    expect((await create(scene.person.id)).status).toBe(200);
  });

  it('refuses when there is nothing to rate', async () => {
    const bare = await createReviewScene(test, { competencyCount: 1 });
    await test.database.inCompany(bare.company.id, (db) =>
      db.updateTable('performance_competency').set({ is_active: false }).execute(),
    );
    const reply = await test.call('createPerformanceRequest', {
      token: bare.staff,
      body: { idOrganogramaPessoaAvaliada: bare.person.id },
    });
    expect(reply).toMatchObject({
      status: 409,
      msg: 'Cadastre ao menos uma competência ativa antes de enviar a solicitação.',
    });
  });

  it("freezes the position's competencies, all active ones without any, and keeps them", async () => {
    const { id: companyId } = scene.company;
    const [first, second] = scene.competencies;
    const position = await test.database.inCompany(companyId, async (db) => {
      const { id } = await db
        .insertInto('position')
        .values({ company_id: companyId, name: 'Confeitaria' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('position_competency')
        .values({ company_id: companyId, position_id: id, competency_id: second?.id ?? 0 })
        .execute();
      await db
        .updateTable('performance_competency')
        .set({ is_active: false })
        .where('id', '=', first?.id ?? 0)
        .execute();
      return id;
    });
    const baker = await createPerson(test.database, companyId, { position_id: position });
    const selected = await sendReview(test, scene, baker);
    const all = await sendReview(test, scene, scene.person);
    await test.database.inCompany(companyId, (db) =>
      db.deleteFrom('position_competency').execute(),
    );

    expect(await frozenCodes(selected.idResposta)).toEqual(['C02']);
    expect(await frozenCodes(all.idResposta)).toEqual(['C02', 'C03']);
  });

  it('rates a person in the competencies that were there, whatever is added later', async () => {
    const { idResposta } = await sendReview(test, scene, scene.person);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .insertInto('performance_competency')
        .values({ company_id: scene.company.id, code: 'C99', name: 'Nova' })
        .execute(),
    );
    expect(await frozenCodes(idResposta)).toEqual(['C01', 'C02', 'C03']);
  });
});

describe('createPerformanceRequestsForAll', () => {
  it('tells both counts before and after, and reaches everybody who can get one', async () => {
    const { id: companyId } = scene.company;
    await sendReview(test, scene, scene.person);
    await createPerson(test.database, companyId, { is_active: false });
    await createPerson(test.database, companyId, { email: null });
    await createReviewScene(test);

    const preview = await test.call('getPerformanceMassSendPreview', { token: scene.staff });
    expect(preview.data).toMatchObject({ qtdEnviar: 3, qtdIgnorar: 2, qtdSemEmail: 1 });

    const send = () =>
      test.call('createPerformanceRequestsForAll', { token: scene.staff, body: { cdStatus: 4 } });
    expect((await send()).data).toEqual({ qtdEnviados: 3, qtdIgnorados: 2, qtdSemEmail: 1 });
    expect(await newestRecipients(2)).toEqual(scene.managers.map(({ email }) => email).toSorted());
    expect((await send()).data).toEqual({ qtdEnviados: 0, qtdIgnorados: 5, qtdSemEmail: 0 });
    expect(await mailsOf(test, companyId)).toHaveLength(3);
  });

  it('goes past the size of a chunk, each person with the own competencies', async () => {
    const { id: companyId } = scene.company;
    await test.database.inCompany(companyId, (db) =>
      db
        .insertInto('person')
        .values(
          Array.from({ length: 230 }, (_, index) => ({
            company_id: companyId,
            name: `Pessoa ${index}`,
            email: `muita.gente${index}@empresa.example`,
          })),
        )
        .execute(),
    );
    const reply = await test.call('createPerformanceRequestsForAll', {
      token: scene.staff,
      body: {},
    });
    expect(reply.data).toEqual({ qtdEnviados: 233, qtdIgnorados: 0, qtdSemEmail: 0 });
    const { count } = await test.database.inCompany(companyId, (db) =>
      db
        .selectFrom('performance_response_competency')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(233 * 3);
  });
});

describe('resendPerformanceRequest', () => {
  it('mails the person while the self-assessment is open; the old link lives 24 hours', async () => {
    const { idResposta, link: oldLink } = await sendReview(test, scene, scene.person);
    expect(await resend()).toMatchObject({
      status: 200,
      data: { idResposta, qtdEnviados: 1 },
      msg: 'Solicitação reenviada com sucesso!',
    });
    const newLink = await mailedLinkOf(test, scene, scene.person);
    await expectReplaced(test, { oldLink, newLink }, openSelf);
  });

  it('mails the managers who have still to rate, and them alone', async () => {
    const sent = await createSelfAssessed(test, scene, [5, 5, 5]);
    expect((await resend()).data.qtdEnviados).toBe(2);
    await rate(test, await raterByLink(test, scene, sent, 0), [5, 5, 5]);

    expect((await resend()).data.qtdEnviados).toBe(1);
    expect(await newestRecipients(1)).toEqual([scene.managers[1]?.email]);
  });

  it('names the managers whom it does not reach, of those who are waited for', async () => {
    const [first, second] = scene.managers as [PersonRow, PersonRow];
    const sent = await createSelfAssessed(test, scene, [5, 5, 5]);
    await loseEmail(first);
    const { idResposta } = sent;
    expect((await resend()).data).toEqual({
      idResposta,
      qtdEnviados: 1,
      lstSemEmail: [first.name],
    });
    await rate(test, await raterBySession(test, sent, first), [5, 5, 5]);
    expect((await resend()).data).toEqual({ idResposta, qtdEnviados: 1 });
    await loseEmail(second);
    expect((await resend()).status).toBe(409);
  });

  it('mails the managers who owe feedback', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [2, 9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 1), [7, 9, 9]);
    expect((await latestStatus()).data).toBe(7);

    expect((await resend()).data.qtdEnviados).toBe(1);
    expect(await newestRecipients(1)).toEqual([scene.managers[0]?.email]);
    expect(await auditActions()).toEqual([
      'performance-request.sent',
      'performance-request.resent',
    ]);
  });

  it('says so when nobody who is waited for has an address', async () => {
    await createSelfAssessed(test, scene, [5, 5, 5]);
    await loseEmail(...scene.managers);
    expect(await resend()).toMatchObject({
      status: 409,
      msg: 'Quem ainda precisa responder não tem e-mail cadastrado.',
    });
  });

  it('refuses without an open request, and people who are inactive or foreign', async () => {
    expect(await resend()).toMatchObject({
      status: 409,
      msg: 'Este funcionário não tem uma avaliação em aberto.',
    });
    const sent = await createSelfAssessed(test, scene, [5, 5, 5]);
    await close(sent.idResposta);
    expect((await resend()).status).toBe(409);

    test.clock.advance(60_000);
    const next = await sendReview(test, scene, scene.person);
    await close(next.idResposta);
    expect((await resend()).status).toBe(409);
    await sendReview(test, scene, scene.person);
    await deactivate(test, scene, scene.person);
    expect((await resend()).status).toBe(409);
    const foreign = await createReviewScene(test);
    expect((await resend(foreign.person.id)).status).toBe(404);
    expect((await latestStatus(foreign.person.id)).status).toBe(404);
  });
});

describe('closePerformanceRequest', () => {
  it('cancels before the self-assessment is done: its links end, as if never asked', async () => {
    const sent = await sendReview(test, scene, scene.person);
    await saveSelf(test, sent, scene.competencies[0], 7);

    const { idResposta, link } = sent;
    const closed = { idResposta, flEncerrado: true, cdStatus: 1 };
    expect(await close(idResposta)).toMatchObject({ status: 200, data: closed });
    expect(await close(idResposta)).toMatchObject({ status: 200, data: closed });

    const dead = await openSelf(link);
    expect(dead.status).toBe(409);
    expect(dead.msg).toContain('encerrada');
    expect((await finishSelf(test, sent)).status).toBe(409);
    expect(await latestStatus()).toMatchObject({ data: 0, msg: 'Sem Avaliação' });
    expect((await create(scene.person.id)).status).toBe(200);
    expect(await auditActions()).toEqual([
      'performance-request.sent',
      'performance-request.closed',
      'performance-request.sent',
    ]);
  });

  it('falls back to the response before it', async () => {
    const first = await createSelfAssessed(test, scene, [5, 5, 5]);
    await close(first.idResposta);
    test.clock.advance(60_000);
    const second = await sendReview(test, scene, scene.person);
    expect((await latestStatus()).data).toBe(4);
    await close(second.idResposta);
    expect((await latestStatus()).data).toBe(2);
  });

  it('finishes with the complete ratings when a manager never answers', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 8, 5]);
    await rate(test, await raterByLink(test, scene, sent, 0), [4, 8, 6]);
    await rate(test, await raterByLink(test, scene, sent, 1), [0]);

    expect((await close(sent.idResposta)).data.cdStatus).toBe(2);
    const stored = await storedResponse(test, scene.company.id, sent.idResposta);
    // Gaps of the complete rater: 5, 0 and 1; the mean of 50, 100 and 90.
    expect(stored).toMatchObject({ status: 2, alignment: 80 });
    expect(stored.finished_at).toEqual(stored.closed_at);

    expect(await newestRecipients(1)).toEqual([scene.person.email]);
    const late = await raterByLink(test, scene, sent, 1);
    await expect(rate(test, late, [1])).rejects.toThrow();
  });

  it('asks for no feedback any more', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [2, 9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 1), [2, 9, 9]);
    expect((await latestStatus()).data).toBe(7);
    expect((await close(sent.idResposta)).data.cdStatus).toBe(2);
    expect((await resend()).status).toBe(409);
  });

  it('refuses a finished response and another company', async () => {
    const sent = await createSelfAssessed(test, scene, [5, 5, 5]);
    await close(sent.idResposta);
    expect(await close(sent.idResposta)).toMatchObject({
      status: 409,
      msg: 'Esta avaliação já foi finalizada.',
    });
    const foreign = await createReviewScene(test);
    const theirs = await sendReview(test, foreign, foreign.person);
    expect((await close(theirs.idResposta)).status).toBe(404);
  });
});
