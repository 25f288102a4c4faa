// @engine both: mass send
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { expectReplaced } from '../../../../test/links.ts';
import { lastMailedLink, mailsOf } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import { createFinished, createScene, sendRequest } from '../testing/behavioral-scene.ts';

const test = openTestApp();
const scene = openScene(() => createScene(test));

function create(personId: number) {
  return test.call('createDiscRequest', {
    token: scene.staff,
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: personId, cdStatus: 4 },
  });
}

function resend(
  idResposta: number,
  email: string | null = null,
  { personId = scene.person.id, token = scene.staff } = {},
) {
  return test.call('resendDiscRequest', {
    token,
    body: { idResposta, idOrganogramaPessoa: personId, email },
  });
}

function close(idResposta: number) {
  return test.call('closeDiscRequest', { token: scene.staff, body: { idResposta } });
}

async function auditActions() {
  const events = await test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('audit_event').selectAll().orderBy('id').execute(),
  );
  return events.map(({ action }) => action);
}

const openRequest =
  'Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.';

describe('createDiscRequest', () => {
  it('mails a link that opens the questionnaire', async () => {
    const reply = await create(scene.person.id);

    expect(reply).toMatchObject({ status: 200, msg: String(reply.data) });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe(scene.person.email);
    expect(mail?.html).toContain('Padaria Pão &amp; Cia');
    expect(mail?.text).toContain('Olá, Zoé Prado!');
    expect(mail?.text).toContain('vale até 18/02/2027');
    const link = await lastMailedLink(test, scene.company.id);
    const questionnaire = await test.call('getQuestionnaireByLink', {
      link,
      params: { hash: link },
    });
    expect(questionnaire.data).toMatchObject({ idResposta: reply.data, nmPessoa: 'Zoé Prado' });
    expect(await auditActions()).toEqual(['disc-request.sent']);
  });

  it('is blocked by an open request and free again after the finish', async () => {
    await sendRequest(test, scene);
    expect(await create(scene.person.id)).toMatchObject({ status: 409, msg: openRequest });

    await close((await listed())[0]?.idResposta ?? 0);
    await createFinished(test, scene);
    expect((await create(scene.person.id)).status).toBe(200);
  });

  it('takes names of any length', async () => {
    const longName = 'x'.repeat(300);
    const person = await createPerson(test.database, scene.company.id, { name: longName });
    expect((await create(person.id)).status).toBe(200);
    expect((await mailsOf(test, scene.company.id))[0]?.text).toContain(longName);
  });
});

describe('createDiscRequestsForAll', () => {
  it('tells both counts before and after, and reaches everybody who can get one', async () => {
    const { id: companyId } = scene.company;
    await sendRequest(test, scene);
    const reached = [
      await createPerson(test.database, companyId),
      await createPerson(test.database, companyId),
    ];
    await createPerson(test.database, companyId, { is_active: false });
    await createPerson(test.database, companyId, { email: null });
    await createScene(test);

    const preview = await test.call('getDiscMassSendPreview', { token: scene.staff });
    expect(preview.data).toMatchObject({ qtdEnviar: 3, qtdIgnorar: 2, qtdSemEmail: 1 });

    const sent = await test.call('createDiscRequestsForAll', { token: scene.staff, body: {} });
    expect(sent.data).toEqual({ qtdEnviados: 3, qtdIgnorados: 2, qtdSemEmail: 1 });
    const mails = await mailsOf(test, companyId);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [scene.person, ...reached].map(({ email }) => email).sort(),
    );

    const again = await test.call('createDiscRequestsForAll', { token: scene.staff, body: {} });
    expect(again.data).toEqual({ qtdEnviados: 0, qtdIgnorados: 5, qtdSemEmail: 0 });
  });
});

/** Somebody who may resend and change employees. */
async function openEditor() {
  const rights = ['visualizar', 'alterar'] as const;
  const editor = await createStaffUser(test.database, scene.company.id, {
    name: 'Rui Matos',
    rights: { 4: rights, 5: rights },
  });
  return openStaffSession(test, editor);
}

describe('resendDiscRequest', () => {
  it('makes a new link and leaves the old one 24 hours', async () => {
    const { idResposta, link: oldLink } = await sendRequest(test, scene);
    const open = (link: string) =>
      test.call('getQuestionnaireByLink', { link, params: { hash: link } });

    expect((await resend(idResposta)).status).toBe(200);

    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.subject).toContain('aguarda resposta');
    const newLink = await lastMailedLink(test, scene.company.id);
    await expectReplaced(test, { oldLink, newLink }, open);
  });

  it('takes the right to change employees for another address', async () => {
    const { idResposta } = await sendRequest(test, scene);
    expect(await resend(idResposta, 'outro@fora.example')).toMatchObject({
      status: 403,
      msg: linkMessages.elsewhereRefused,
    });
    expect(await mailsOf(test, scene.company.id)).toHaveLength(1);
    expect((await resend(idResposta, scene.person.email?.toUpperCase())).status).toBe(200);
  });

  it('tells the person of another address, at theirs and without the link', async () => {
    const { idResposta } = await sendRequest(test, scene);
    const token = await openEditor();
    expect((await resend(idResposta, 'outro@fora.example', { token })).status).toBe(200);

    const [mail, notice] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe('outro@fora.example');
    expect(notice).toMatchObject({
      recipient: scene.person.email,
      subject: 'Padaria Pão & Cia: um link da sua avaliação foi a outro endereço',
    });
    expect(notice?.text).toContain(
      'Em 20/11/2026, 09:00, Rui Matos enviou para outro@fora.example um link',
    );
    expect(notice?.text).not.toContain('/validar/');
    expect(notice?.html).not.toContain('/validar/');
  });

  it('sets no password by a link that went to another address', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ password_hash: null }).execute(),
    );
    const { idResposta, link: own } = await sendRequest(test, scene);
    await resend(idResposta, 'outro@fora.example', { token: await openEditor() });
    const hash = await lastMailedLink(test, scene.company.id);
    const createAccess = (link: string) =>
      test.call('createFirstAccess', { params: { hash: link }, body: { senha: 'ipe-amarelo-27' } });

    const opened = await test.call('getQuestionnaireByLink', { link: hash, params: { hash } });
    expect(opened.status).toBe(200);
    expect((await createAccess(hash)).status).toBe(403);
    expect((await createAccess(own)).status).toBe(200);
  });

  it("writes to the person's own address unless told another", async () => {
    const { idResposta } = await sendRequest(test, scene);
    await resend(idResposta);

    const mails = await mailsOf(test, scene.company.id);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      scene.person.email,
      scene.person.email,
    ]);
    expect(await auditActions()).toEqual(['disc-request.sent', 'disc-request.resent']);
  });

  it('refuses a finished, a closed and a foreign request, and another person', async () => {
    const { idResposta } = await createFinished(test, scene);
    expect((await resend(idResposta)).status).toBe(409);

    const next = await sendRequest(test, scene);
    expect((await resend(next.idResposta, null, { personId: scene.person.id + 1 })).status).toBe(
      409,
    );
    await close(next.idResposta);
    expect((await resend(next.idResposta)).status).toBe(409);

    const foreign = await createScene(test);
    const theirs = await sendRequest(test, foreign);
    expect((await resend(theirs.idResposta, null, { personId: foreign.person.id })).status).toBe(
      404,
    );
  });

  it('refuses what is not an address', async () => {
    const { idResposta } = await sendRequest(test, scene);
    expect((await resend(idResposta, 'ana@')).status).toBe(400);
  });
});

describe('closeDiscRequest', () => {
  it('ends the links at once and makes room for a new request', async () => {
    const { idResposta, link } = await sendRequest(test, scene);

    expect((await close(idResposta)).data).toEqual({ idResposta, flEncerrado: true });
    expect((await close(idResposta)).status).toBe(200);

    const dead = await test.call('getQuestionnaireByLink', { link, params: { hash: link } });
    expect(dead.status).toBe(409);
    expect(dead.msg).toContain('encerrada');
    expect((await active()).data).toEqual({ flTemAtivo: false });
    expect((await create(scene.person.id)).status).toBe(200);
    expect(await auditActions()).toEqual([
      'disc-request.sent',
      'disc-request.closed',
      'disc-request.sent',
    ]);
  });

  it('refuses a finished response and another company', async () => {
    const { idResposta } = await createFinished(test, scene);
    expect((await close(idResposta)).status).toBe(409);

    const theirs = await sendRequest(test, await createScene(test));
    expect((await close(theirs.idResposta)).status).toBe(404);
  });
});

function active() {
  return test.call('getDiscActiveRequest', {
    token: scene.staff,
    query: { idOrganogramaPessoa: scene.person.id },
  });
}

async function listed(query: Record<string, string | number> = {}) {
  const reply = await test.call('listDiscRequestsOfPerson', {
    token: scene.staff,
    query: { idOrganogramaPessoa: scene.person.id, ...query },
  });
  return reply.data.rows;
}

describe('listDiscRequestsOfPerson', () => {
  it('lists requests, newest first, and finds them by status, outcome and number', async () => {
    const finished = await createFinished(test, scene);
    test.clock.advance(60_000);
    const open = await sendRequest(test, scene);

    const { id: idOrganogramaPessoa, name: nmPessoa } = scene.person;
    const own = { idOrganogramaPessoa, nmPessoa };
    expect(await listed()).toMatchObject([
      { ...own, idResposta: open.idResposta, nmStatus: 'Aguardando Resposta', nmPerfil: null },
      {
        ...own,
        idResposta: finished.idResposta,
        nmStatus: 'Finalizado',
        nmPerfil: 'Dominante Influente',
      },
    ]);
    expect(await listed({ filter: 'FINALIZADO' })).toHaveLength(1);
    expect(await listed({ filter: 'influente' })).toHaveLength(1);
    expect(await listed({ filter: open.idResposta })).toHaveLength(1);
    expect(await listed({ filter: '100%' })).toHaveLength(0);
    expect(await listed({ take: 1, index: 1 })).toMatchObject([
      { idResposta: finished.idResposta },
    ]);
  });

  it('shows an employee the own requests only', async () => {
    const { database, openSession } = test;
    const other = await createPerson(database, scene.company.id);
    const list = async (token: string) =>
      test.call('listDiscRequestsOfPerson', {
        token,
        query: { idOrganogramaPessoa: scene.person.id },
      });
    const subject = { companyId: scene.company.id, realm: 'employee' as const };

    expect((await list(await openSession({ ...subject, id: scene.person.id }))).status).toBe(200);
    expect((await list(await openSession({ ...subject, id: other.id }))).status).toBe(403);
  });
});

describe('listDiscOutcomeCounts', () => {
  it('counts each person once, by the latest finished response', async () => {
    await createFinished(test, scene, Array(20).fill('CSID'));
    test.clock.advance(60_000);
    await createFinished(test, scene);
    await createPerson(test.database, scene.company.id, { is_active: false });
    const counts = async (somenteAtivos: boolean) => {
      const reply = await test.call('listDiscOutcomeCounts', {
        token: scene.staff,
        query: { somenteAtivos },
      });
      return reply.data.filter(({ qtdResultados }) => qtdResultados > 0);
    };

    expect(await counts(true)).toEqual([{ nmPerfil: 'Dominante Influente', qtdResultados: 1 }]);
    expect(await counts(false)).toEqual([
      { nmPerfil: 'Dominante Influente', qtdResultados: 1 },
      { nmPerfil: 'Não avaliados', qtdResultados: 1 },
    ]);
  });
});
