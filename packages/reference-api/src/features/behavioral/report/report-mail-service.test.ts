import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { lastMailedLink, mailsOf } from '../../../../test/mails.ts';
import { createFinished, createScene, sendRequest } from '../testing/behavioral-scene.ts';
import { maxReportPdfBytes } from './report-pdf.ts';

const test = openTestApp();
const scene = openScene(() => createScene(test));
const response = openScene(() => createFinished(test, scene));

function base64Pdf(bytes = 2_000): string {
  return Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)]).toString('base64');
}

function mailPdf(file: string, headers: Record<string, string> = {}) {
  return test.call('sendDiscReportPdf', {
    token: scene.staff,
    headers,
    body: {
      email: 'gestora@fora.example',
      idOrganogramaPessoa: scene.person.id,
      idResposta: response.idResposta,
      file,
    },
  });
}

function mailLink(link = response.link, body: object = {}) {
  return test.call('sendDiscReportLink', {
    link,
    body: {
      email: 'amiga@fora.example',
      idOrganogramaPessoa: scene.person.id,
      idResposta: response.idResposta,
      ...body,
    },
  });
}

describe('sendDiscReportLink', () => {
  it('speaks to the person at their own address', async () => {
    await mailLink(response.link, { email: ` ${scene.person.email?.toUpperCase()}\u00a0` });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail).toMatchObject({
      recipient: scene.person.email,
      subject: 'Seu relatório comportamental',
    });
  });

  it('mails a fresh link that reads the report and cannot answer', async () => {
    expect(await mailLink()).toMatchObject({ status: 200, data: 'Email enviado com sucesso!' });

    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail).toMatchObject({
      recipient: 'amiga@fora.example',
      subject: 'Relatório comportamental de Zoé Prado',
    });
    const link = await lastMailedLink(test, scene.company.id);
    expect(link).not.toBe(response.link);
    const report = await test.call('getDiscProfileReport', { link, query: { idResposta: 0 } });
    expect(report.data.idResposta).toBe(response.idResposta);
    const { data } = await test.call('getQuestionnaireByLink', { link, params: { hash: link } });
    expect(data.link).toMatchObject({ destino: 'relatorio', precisaSenha: false });
    expect(data.perguntas).toBeUndefined();
    const again = await test.call('finishDiscResponse', {
      link,
      body: { idResposta: response.idResposta, cdStatus: 2 },
    });
    expect(again).toMatchObject({ status: 403, msg: 'Este link não permite esta ação.' });
  });

  it('keeps what was answered to each question from who reads the report', async () => {
    await mailLink();
    const link = await lastMailedLink(test, scene.company.id);
    const { idResposta } = response;

    const answers = { link, params: { idResposta, idPergunta: 1 } };
    expect((await test.call('getDiscAnswers', answers)).status).toBe(403);
    const questions = { link, params: { idResposta } };
    expect((await test.call('listDiscQuestions', questions)).status).toBe(403);
  });

  it('can be mailed on from a report link', async () => {
    await mailLink();
    const link = await lastMailedLink(test, scene.company.id);
    expect((await mailLink(link)).status).toBe(200);
  });

  it('refuses another person, another response and an unfinished one', async () => {
    expect((await mailLink(response.link, { idOrganogramaPessoa: 9999 })).status).toBe(403);
    const other = await createScene(test);
    const theirs = await createFinished(test, other);
    expect((await mailLink(theirs.link)).status).toBe(403);

    const open = await sendRequest(test, scene);
    expect((await mailLink(open.link, { idResposta: open.idResposta })).status).toBe(409);
  });

  it('stops after ten mails in an hour, whichever link sends', async () => {
    await mailLink();
    const passedOn = await lastMailedLink(test, scene.company.id);
    for (let sent = 1; sent < 10; sent += 1) {
      expect((await mailLink(sent % 2 ? response.link : passedOn)).status).toBe(200);
    }
    for (const link of [response.link, passedOn]) {
      const refused = await mailLink(link);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBe(3600);
    }

    test.clock.advance(3_600_001);
    expect((await mailLink()).status).toBe(200);
  });

  it('is written down', async () => {
    await mailLink();
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').where('action', 'like', 'disc-report.%').selectAll().execute(),
    );
    expect(events).toMatchObject([
      {
        action: 'disc-report.link-mailed',
        actor_kind: 'link',
        person_id: scene.person.id,
        details: { to: 'amiga@fora.example' },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain(response.link);
  });
});

describe('sendDiscReportPdf', () => {
  it('mails the file as it came', async () => {
    const file = base64Pdf();
    expect(await mailPdf(file)).toMatchObject({ status: 200, msg: 'Email enviado com sucesso!' });

    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail).toMatchObject({
      recipient: 'gestora@fora.example',
      attachment_type: 'application/pdf',
    });
    expect(mail?.attachment_name).toMatch(/^analise-comportamental-\d+\.pdf$/);
    expect(Buffer.from(mail?.attachment ?? []).toString('base64')).toBe(file);
  });

  it('refuses what is no PDF and what is too large, and mails nothing', async () => {
    const sent = (await mailsOf(test, scene.company.id)).length;
    expect(await mailPdf(Buffer.from('<html>').toString('base64'))).toMatchObject({
      status: 422,
      msg: 'O arquivo enviado não é um PDF.',
    });
    expect((await mailPdf('não é base64')).status).toBe(422);
    expect(await mailPdf(base64Pdf(maxReportPdfBytes + 1))).toMatchObject({
      status: 413,
      msg: 'O PDF deve ter no máximo 8 MB.',
    });
    expect((await mailPdf(base64Pdf(2 * maxReportPdfBytes))).status).toBe(413);
    expect(await mailsOf(test, scene.company.id)).toHaveLength(sent);
  });

  it('takes 8 MB', async () => {
    expect((await mailPdf(base64Pdf(maxReportPdfBytes))).status).toBe(200);
  });

  it('stops a sender after ten mails in an hour; refused files do not count', async () => {
    await mailPdf('AAAA');
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await mailPdf(base64Pdf())).status).toBe(200);
    }
    expect(await mailPdf(base64Pdf())).toMatchObject({
      status: 429,
      msg: 'O limite de 10 e-mails por hora foi atingido. Aguarde e tente novamente.',
    });
  });

  it('gives the first reply again for the same key, even at the limit', async () => {
    const headers = { 'idempotency-key': 'mail-pdf-1' };
    await mailPdf(base64Pdf(), headers);
    for (let sent = 1; sent < 10; sent += 1) await mailPdf(base64Pdf());
    const count = (await mailsOf(test, scene.company.id)).length;

    expect((await mailPdf(base64Pdf(), headers)).status).toBe(200);
    expect(await mailsOf(test, scene.company.id)).toHaveLength(count);
  });

  it('refuses a person whose response it is not', async () => {
    const other = await createPerson(test.database, scene.company.id);
    const reply = await test.call('sendDiscReportPdf', {
      token: scene.staff,
      body: {
        email: 'gestora@fora.example',
        idOrganogramaPessoa: other.id,
        idResposta: response.idResposta,
        file: base64Pdf(),
      },
    });
    expect(reply.status).toBe(403);
  });
});
