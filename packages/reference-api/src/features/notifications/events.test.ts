import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import { runImport } from '../../../test/run-import.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { csvOf, sheetForm } from '../../../test/sheet-form.ts';
import { mostTries } from '../../platform/jobs/job-queue.ts';
import { deliverMail } from '../../shared/mail/mail-delivery.ts';
import type { MailTransport } from '../../shared/mail/mail-transport.ts';
import {
  answerQuestions,
  createScene,
  finish,
  sendRequest,
} from '../behavioral/testing/behavioral-scene.ts';
import { createGamesScene } from '../games/testing/games-scene.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  sendReview,
} from '../performance/testing/performance-scene.ts';
import { rate, raterByLink, writeFeedback } from '../performance/testing/rating-scene.ts';
import {
  createPlayerScene,
  save,
  seconds,
  watched,
} from '../training-player/testing/player-scene.ts';
import { told } from './testing/notifications-scene.ts';

const test = openTestApp();

const titles = async (token: string) =>
  (await told(test, token)).rows.map(({ dsTitulo }) => dsTitulo);

describe('a questionnaire', () => {
  it('is told when it is finished, once, and never how', async () => {
    const scene = await createScene(test);
    const sent = await sendRequest(test, scene);
    await answerQuestions(test, sent);
    expect(await titles(scene.staff)).toEqual([]);
    await finish(test, sent);
    await finish(test, sent);
    const { rows } = await told(test, scene.staff);
    expect(rows).toMatchObject([
      {
        dsTitulo: 'Avaliação comportamental finalizada',
        idResposta: sent.idResposta,
        qtdEventos: 1,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Dominante|Influente|Estável|Conforme/);
  });
});

describe('a review', () => {
  const scene = openScene(async () => {
    const review = await createReviewScene(test);
    const [ana, bia] = review.managers;
    const asStaff = async (personId = 0) =>
      openStaffSession(
        test,
        await createStaffUser(test.database, review.company.id, { person_id: personId }),
      );
    return { ...review, ana: await asStaff(ana?.id), bia: await asStaff(bia?.id) };
  });

  it('tells the managers who use the staff area that it waits for them, and only them', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    for (const token of [scene.ana, scene.bia]) {
      expect((await told(test, token)).rows).toMatchObject([
        {
          tpNotificacao: 'gestor',
          dsTexto: expect.stringContaining('Zoé Prado terminou a autoavaliação.'),
          idResposta: sent.idResposta,
          idOrganogramaPessoa: scene.person.id,
          tpResposta: 'desempenho',
        },
      ]);
    }
    expect(await titles(scene.staff)).toEqual([]);
  });

  it('asks nobody any more who has rated, and then for feedback those who owe it', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [2, 9]);
    expect(await titles(scene.ana)).toEqual([]);
    expect(await titles(scene.bia)).toEqual(['Uma avaliação de desempenho espera por você']);
    await rate(test, await raterByLink(test, scene, sent, 1), [1, 9]);
    const owed = ['Um feedback espera por você'];
    expect([await titles(scene.ana), await titles(scene.bia)]).toEqual([owed, owed]);
    expect(await titles(scene.staff)).toEqual([]);
    for (const index of [0, 1]) {
      const rater = await raterByLink(test, scene, sent, index);
      const { status } = await writeFeedback(test, rater, 0, 'Conversamos sobre isso.');
      expect(status).toBe(200);
    }
    const finished = ['Avaliação de desempenho finalizada'];
    for (const token of [scene.ana, scene.bia, scene.staff]) {
      expect(await titles(token)).toEqual(finished);
    }
  });

  it('that staff closes is told to nobody, and asks nobody any more', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await closeReview(test, scene, sent);
    expect([await titles(scene.ana), await titles(scene.staff)]).toEqual([[], []]);
  });

  it('goes on to feedback when a manager leaves', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [2, 9]);
    const [, bia] = scene.managers;
    if (bia) await deactivate(test, scene, bia);
    expect(await titles(scene.ana)).toEqual(['Um feedback espera por você']);
  });

  it('without managers is told as it is finished', async () => {
    const alone = await createReviewScene(test, { managerCount: 0 });
    await createSelfAssessed(test, alone, [9, 9]);
    expect(await titles(alone.staff)).toEqual(['Avaliação de desempenho finalizada']);
  });

  it('of many is one row for a manager', async () => {
    await createSelfAssessed(test, scene, [9, 9]);
    const values = { department_id: scene.departmentId, name: 'Yan Dias' };
    const other = await createPerson(test.database, scene.company.id, values);
    await createSelfAssessed(test, scene, [9, 9], other);
    expect((await told(test, scene.ana)).rows).toMatchObject([
      { dsTitulo: '2 avaliações de desempenho esperam por você', dsTexto: 'Yan Dias e Zoé Prado.' },
    ]);
  });
});

it('a training is told when somebody has completed it, once for each version', async () => {
  const player = await createPlayerScene(test);
  const seat = await player.seat({ name: 'Zoé Prado' });
  const all = player.ids.map((id) => watched(id, [0, seconds]));
  await save(test, seat, all.slice(0, 1));
  expect(await titles(player.token)).toEqual([]);
  await save(test, seat, all);
  await save(test, seat, all);
  const { rows } = await told(test, player.token);
  expect(rows).toMatchObject([
    {
      tpNotificacao: 'treinamento',
      dsTitulo: 'Treinamento concluído',
      dsTexto: 'Zoé Prado concluiu Boas-vindas.',
      idTreinamento: player.trainingId,
      qtdEventos: 1,
    },
  ]);
  const colleague = await player.seat({ name: 'Yan Dias' });
  await save(test, colleague, all);
  expect((await told(test, player.token)).rows).toMatchObject([
    { dsTitulo: '2 pessoas concluíram Boas-vindas', dsTexto: 'Yan Dias e Zoé Prado.' },
  ]);
  const { status } = await test.call('deleteTraining', {
    token: player.token,
    params: { id: player.trainingId },
  });
  expect(status).toBe(200);
  expect(await titles(player.token)).toEqual([]);
});

describe('an import', () => {
  it('is told to whoever started it, when it ends and when it is undone', async () => {
    const { company, staff: colleague } = await createReviewScene(test);
    const user = await createStaffUser(test.database, company.id, { is_administrator: true });
    const token = await openStaffSession(test, user);
    const sheet = csvOf(
      'Ana Souza;F;ana@empresa.example;(11) 91234-5678;Analista;Vendas',
      'Sem;;endereço;;;',
    );
    const { data: importId } = await test.call('importEmployees', { token, ...sheetForm(sheet) });
    const work = () => runImport(test, { companyId: company.id, importId });
    expect(await titles(token)).toEqual([]);
    await work();
    await work();
    expect((await told(test, token)).rows).toMatchObject([
      {
        tpNotificacao: 'importacao',
        dsTitulo: 'Importação de funcionários concluída',
        dsTexto: 'Arquivo funcionários.csv: 1 novo, 0 alterados, 1 com problema.',
        idImportacao: importId,
      },
    ]);
    test.clock.advance(60_000);
    await test.call('undoEmployeeImport', { token, body: { idImportacao: importId } });
    await work();
    expect(await titles(token)).toEqual([
      'Importação de funcionários desfeita',
      'Importação de funcionários concluída',
    ]);
    expect(await titles(colleague)).toEqual([]);
  });
});

describe('a mail that does not get out', () => {
  /** Has the newest mail of a company turned away so many times. */
  async function turnAway(companyId: number, responseCode: number, times = 1) {
    const [mail] = await mailsOf(test, companyId);
    await test.database.inCompany(companyId, (db) =>
      db
        .updateTable('mail_message')
        .set({ recipient: 'zoe@cliente.test' })
        .where('id', '=', mail?.id ?? 0)
        .execute(),
    );
    await test.database.inCompany(companyId, (db) =>
      db
        .updateTable('link')
        .set({ mailed_to: 'zoe@cliente.test' })
        .where('mailed_to', '=', mail?.recipient ?? '')
        .execute(),
    );
    const transport: MailTransport = {
      send: () => Promise.reject(Object.assign(new Error('No'), { responseCode })),
      close: () => undefined,
    };
    const { config, database, clock } = test.services;
    const isReminderWanted = async () => true;
    for (let count = 0; count < times; count += 1) {
      await deliverMail({ config, database, clock, isReminderWanted }, transport, {
        companyId,
        mailId: mail?.id ?? 0,
      }).catch(() => undefined);
    }
  }

  it('is told to the section of its link as soon as that is final', async () => {
    const scene = await createScene(test);
    await sendRequest(test, scene);
    await turnAway(scene.company.id, 451);
    expect(await titles(scene.staff)).toEqual([]);
    await turnAway(scene.company.id, 550);
    const { rows } = await told(test, scene.staff);
    expect(rows).toMatchObject([
      {
        tpNotificacao: 'email',
        dsTitulo: 'E-mail não entregue',
        dsTexto:
          'O e-mail para Zoé Prado (zoe@cliente.test) com o link da avaliação comportamental voltou.',
        tpResposta: 'comportamental',
        idOrganogramaPessoa: scene.person.id,
      },
    ]);
    const elsewhere = await createStaffUser(test.database, scene.company.id, {
      rights: { 6: ['visualizar'] },
    });
    expect(await titles(await openStaffSession(test, elsewhere))).toEqual([]);
  });

  it('is told after the last try of all', async () => {
    const scene = await createScene(test);
    await sendRequest(test, scene);
    await turnAway(scene.company.id, 451, mostTries - 1);
    expect(await titles(scene.staff)).toEqual([]);
    await turnAway(scene.company.id, 451);
    expect(await titles(scene.staff)).toEqual(['E-mail não entregue']);
    expect((await mailsOf(test, scene.company.id))[0]).toMatchObject({ status: 'failed' });
  });

  it('to a manager names whose review it is', async () => {
    const review = await createReviewScene(test, { managerCount: 1 });
    await createSelfAssessed(test, review, [9, 9]);
    await turnAway(review.company.id, 550);
    expect((await told(test, review.staff)).rows[0]?.dsTexto).toBe(
      'O e-mail para zoe@cliente.test com o link da avaliação de desempenho de Zoé Prado voltou.',
    );
  });

  it('of a game is told to the section of games', async () => {
    const games = await createGamesScene(test);
    const person = await games.addPerson();
    const id = await games.add({ funcionarios: [person.id] });
    await games.send(id);
    await turnAway(games.companyId, 550);
    const { rows } = await told(test, games.token);
    expect(rows).toMatchObject([{ tpResposta: 'jogo', qtdEventos: 1 }]);
    expect(rows[0]?.dsTexto).not.toContain('integração');
  });

  it('without a link is told to nobody', async () => {
    const review = await createReviewScene(test);
    const { company, staff } = review;
    await sendReview(test, review, review.person);
    await test.database.inCompany(company.id, (db) => db.deleteFrom('link').execute());
    await turnAway(company.id, 550);
    expect(await titles(staff)).toEqual([]);
  });
});
