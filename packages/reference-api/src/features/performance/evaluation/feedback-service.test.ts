// @engine both: saves at once
import { beforeEach, describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import { closeReview, storedResponse } from '../testing/performance-scene.ts';
import {
  createRatingScene,
  type Rater,
  rate,
  raterBySession,
  raterOfOthers,
  writeFeedback,
} from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createRatingScene(test, [10, 0]));

/** Ana owes feedback on both competencies, Bia on none: her own gaps are 0 and 3. */
beforeEach(async () => {
  await rate(test, scene.ana, [0, 10]);
});

function rateByBia() {
  return rate(test, scene.bia, [10, 3]);
}

function feedback({ credential }: Pick<Rater, 'credential'>, index: number) {
  return test.call('listFeedback', {
    ...credential,
    query: { idResposta: scene.sent.idResposta, idCompetencia: scene.competencies[index]?.id ?? 0 },
  });
}

async function answers(rater: Rater) {
  const { data } = await test.call('listManagerAnswers', {
    ...rater.credential,
    query: { idOrganogramaPessoa: scene.person.id, idOrganogramaGestor: rater.manager.id },
  });
  return data.rows;
}

describe('saveManagerFeedback', () => {
  it('keeps the text, without the space around it, and says what is left', async () => {
    await rateByBia();
    expect(await writeFeedback(test, scene.ana, 0, '  Veja isto.\n')).toMatchObject({
      data: {
        competenciasPendentes: 1,
        cdStatus: 7,
        nmStatus: 'Aguardando Feedback do Gestor',
      },
      msg: 'Feedback enviado com sucesso!',
    });
    expect((await answers(scene.ana)).map(({ dsFeedback }) => dsFeedback)).toEqual([
      'Veja isto.',
      null,
    ]);
    const { data } = await feedback({ credential: { token: scene.staff } }, 0);
    expect(data.rows).toEqual([
      {
        idOrganogramaGestor: scene.ana.manager.id,
        nmPessoa: 'Ana Prado',
        dsFeedback: 'Veja isto.',
        dtFeedback: test.clock.now().toISOString(),
      },
    ]);
  });

  it('finishes the review with the last text that is owed', async () => {
    await rateByBia();
    await writeFeedback(test, scene.ana, 0, 'Um.');
    const { data } = await writeFeedback(test, scene.ana, 1, 'Dois.');
    expect(data).toMatchObject({ competenciasPendentes: 0, cdStatus: 2 });
    expect(data).not.toHaveProperty('lstSemEmail');
  });

  it('names the person whose result is out then and whom no mail reaches, where results are mailed', async () => {
    const { company, person, sent, ana } = scene;
    await test.database.inCompany(company.id, async (db) => {
      await db.updateTable('person').set({ email: null }).where('id', '=', person.id).execute();
      await db
        .updateTable('performance_response')
        .set({ mailed_to: '' })
        .where('id', '=', sent.idResposta)
        .execute();
    });
    await rateByBia();
    expect((await writeFeedback(test, ana, 0, 'Um.')).data).not.toHaveProperty('lstSemEmail');
    const last = () => writeFeedback(test, ana, 1, 'Dois.');
    test.clock.advance(1);
    expect((await last()).data).toMatchObject({ cdStatus: 2, lstSemEmail: ['Zoé Prado'] });
    expect((await last()).data).toMatchObject({ lstSemEmail: ['Zoé Prado'] });
    expect((await writeFeedback(test, ana, 0, 'Um.')).data).not.toHaveProperty('lstSemEmail');
    await test.database.inCompany(company.id, (db) =>
      db.updateTable('company').set({ mails_reports: false }).execute(),
    );
    expect((await last()).data).not.toHaveProperty('lstSemEmail');
  });

  it('may be corrected until then, and not after', async () => {
    await rateByBia();
    await writeFeedback(test, scene.ana, 0, 'Um.');
    expect((await writeFeedback(test, scene.ana, 0, 'Melhor assim.')).status).toBe(200);
    await writeFeedback(test, scene.ana, 1, 'Dois.');
    expect((await writeFeedback(test, scene.ana, 1, 'Dois.')).status).toBe(200);
    expect(await writeFeedback(test, scene.ana, 1, 'Outra coisa.')).toMatchObject({
      status: 409,
      msg: 'Esta avaliação já foi finalizada e não pode mais ser alterada.',
    });
    expect((await answers(scene.ana)).map(({ dsFeedback }) => dsFeedback)).toEqual([
      'Melhor assim.',
      'Dois.',
    ]);
  });

  it('waits until every manager has rated', async () => {
    expect(await writeFeedback(test, scene.ana, 0, 'Cedo demais.')).toMatchObject({
      status: 409,
      msg: 'Esta avaliação não está aguardando feedback.',
    });
  });

  it('is only for where this manager owes it', async () => {
    await rateByBia();
    expect(await writeFeedback(test, scene.bia, 1, 'Não precisa.')).toMatchObject({
      status: 409,
      msg: 'Esta competência não precisa de feedback.',
    });
  });

  it('is refused as somebody else, on a score of somebody else, and empty', async () => {
    await rateByBia();
    const [score] = await answers(scene.ana);
    const body = {
      idRespostaOpcaoGestor: score?.idRespostaOpcaoGestor,
      idCompetencia: score?.idCompetencia,
      idOrganogramaPessoaGestor: scene.bia.manager.id,
      dsFeedback: 'Texto alheio.',
    };
    const send = (changes: object, { credential } = scene.bia) =>
      test.call('saveManagerFeedback', { ...credential, body: { ...body, ...changes } });
    expect((await send({})).status).toBe(403);
    expect((await send({}, scene.ana)).status).toBe(403);
    const own = { idOrganogramaPessoaGestor: scene.ana.manager.id };
    expect((await send({ ...own, dsFeedback: ' \n ' }, scene.ana)).status).toBe(400);
    expect((await send({ ...own, dsFeedback: 'x'.repeat(5001) }, scene.ana)).status).toBe(400);
    const other = scene.competencies[1]?.id;
    expect((await send({ ...own, idCompetencia: other }, scene.ana)).status).toBe(400);
    expect((await send({ ...own, idRespostaOpcaoGestor: 999_999 }, scene.ana)).status).toBe(404);
    expect((await answers(scene.ana)).map(({ dsFeedback }) => dsFeedback)).toEqual([null, null]);
  });

  it('is neither written nor read in the place of its manager', async () => {
    await rateByBia();
    const [score] = await answers(scene.ana);
    const query = { idResposta: scene.sent.idResposta, idGestor: scene.ana.manager.id };
    const statusesAs = async ({ credential }: Pick<Rater, 'credential'>) => {
      const body = {
        idRespostaOpcaoGestor: score?.idRespostaOpcaoGestor,
        idCompetencia: score?.idCompetencia,
        idOrganogramaPessoaGestor: scene.ana.manager.id,
        dsFeedback: 'Texto alheio.',
      };
      const written = await test.call('saveManagerFeedback', { ...credential, body });
      const read = await test.call('listDisagreements', { ...credential, query });
      return [written.status, read.status];
    };
    for (const writer of [
      scene.bia,
      await raterBySession(test, scene.sent, scene.managers[1]),
      await raterOfOthers(test, scene),
      await raterBySession(test, scene.sent, scene.person),
      { credential: { link: scene.sent.link } },
    ]) {
      expect(await statusesAs(writer)).toEqual([403, 403]);
    }
    expect((await answers(scene.ana)).map(({ dsFeedback }) => dsFeedback)).toEqual([null, null]);
    expect(await statusesAs(scene.ana)).toEqual([200, 200]);
  });

  it('is done once when it comes twice at once', async () => {
    await rateByBia();
    await writeFeedback(test, scene.ana, 0, 'Um.');
    const replies = await Promise.all(
      ['Dois.', 'Dois.'].map((text) => writeFeedback(test, scene.ana, 1, text)),
    );
    expect(replies.map(({ data }) => data.cdStatus)).toEqual([2, 2]);
    const finished = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .where('action', 'in', ['performance-response.finished', 'performance-feedback.written'])
        .select('action')
        .execute(),
    );
    expect(finished).toHaveLength(3);
  });

  it('is saved once per idempotency key, so that a late repeat undoes no correction', async () => {
    await rateByBia();
    const send = (text: string, key: string) =>
      writeFeedback(test, scene.ana, 0, text, { 'idempotency-key': key });
    const first = await send('Um.', 'primeira-chave');
    await send('Melhor assim.', 'segunda-chave');
    await writeFeedback(test, scene.ana, 1, 'Dois.');

    const repeated = await send('Um.', 'primeira-chave');
    expect(repeated).toMatchObject({ status: 200, data: first.data, msg: first.msg });
    expect(repeated.data).toMatchObject({ competenciasPendentes: 1, cdStatus: 7 });
    expect((await answers(scene.ana)).map(({ dsFeedback }) => dsFeedback)).toEqual([
      'Melhor assim.',
      'Dois.',
    ]);
    expect(await send('Outro texto.', 'primeira-chave')).toMatchObject({
      status: 409,
      msg: 'Esta chave de idempotência já foi usada em outro envio.',
    });
    expect((await send('Um.', 'terceira-chave')).status).toBe(409);
  });

  it('is no longer asked for once staff has closed the review', async () => {
    await rateByBia();
    await closeReview(test, scene, scene.sent);
    expect((await writeFeedback(test, scene.ana, 0, 'Tarde.')).status).toBe(409);
    expect(await storedResponse(test, scene.company.id, scene.sent.idResposta)).toMatchObject({
      status: 2,
      alignment: 43,
    });
    const { data } = await test.call('listDisagreements', {
      ...scene.ana.credential,
      query: { idResposta: scene.sent.idResposta, idGestor: scene.ana.manager.id },
    });
    expect(data.map(({ precisaFeedback }) => precisaFeedback)).toEqual([false, false]);
  });
});

describe('the person', () => {
  it('reads feedback from the moment every manager has rated', async () => {
    const owner = { credential: { token: await openEmployeeSession(test, scene.person) } };
    expect((await feedback(owner, 0)).data.rows).toEqual([]);
    await rateByBia();
    await writeFeedback(test, scene.ana, 0, 'Um.');
    expect((await feedback(owner, 0)).data.rows).toHaveLength(1);
    expect((await feedback(owner, 1)).data.rows).toEqual([]);
  });
});
