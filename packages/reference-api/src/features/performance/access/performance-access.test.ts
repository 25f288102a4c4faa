import { beforeEach, describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import { issueLink } from '../../../operation/links/issue-link.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  leadDepartment,
  mailedLinkOf,
  sendReview,
} from '../testing/performance-scene.ts';
import { createRatingScene, rate, rateOne, raterOfOthers } from '../testing/rating-scene.ts';

type Credential = { token: string } | { link: string };

const test = openTestApp();
const scene = openScene(() => createRatingScene(test, [5, 5]));

const session = async (person: PersonRow) => ({ token: await openEmployeeSession(test, person) });

function selfScores(credential: Credential, idResposta = scene.sent.idResposta) {
  return test.call('listSelfScores', { ...credential, query: { idResposta } });
}

function managerScores(credential: Credential, query: Record<string, number> = {}) {
  return test.call('listManagerScores', {
    ...credential,
    query: { idResposta: scene.sent.idResposta, ...query },
  });
}

function header(credential: Credential, idResposta = scene.sent.idResposta) {
  return test.call('getPerformanceReportHeader', { ...credential, query: { idResposta } });
}

/** A manager of the person who came after the managers were frozen. */
async function createLateManager() {
  const late = await createPerson(test.database, scene.company.id, { name: 'Tarde Demais' });
  await leadDepartment(test, scene.company.id, scene.departmentId, late.id);
  return late;
}

describe('a manager who has still to rate', () => {
  it('reads no score of the person or of others', async () => {
    await rateOne(test, scene.ana, 0, 5);
    for (const reply of [
      await selfScores(scene.ana.credential),
      await managerScores(scene.ana.credential),
    ]) {
      expect(reply).toMatchObject({
        status: 403,
        msg: 'As notas da autoavaliação ficam visíveis depois que você terminar a sua avaliação.',
      });
    }
    const own = await test.call('listOwnManagerScores', {
      ...scene.ana.credential,
      query: { idGestor: scene.ana.manager.id, idResposta: scene.sent.idResposta },
    });
    const pair = await test.call('getCompetencyScores', {
      ...scene.ana.credential,
      params: { id: own.data[0]?.idRespostaOpcaoGestor ?? 0 },
    });
    expect(pair.status).toBe(403);
    const link = 'link' in scene.ana.credential ? scene.ana.credential.link : '';
    const answers = await test.call('listSelfAnswers', { link, params: { hash: link } });
    expect(answers.status).toBe(403);
  });

  it('reads the header and the competencies', async () => {
    const { data: shown } = await header(scene.ana.credential);
    expect(shown).toMatchObject({ nmPessoa: 'Zoé Prado', flProprio: false });
    const { data: own } = await header(await session(scene.person));
    expect(own).toMatchObject({ nmPessoa: 'Zoé Prado', flProprio: true });
    const { data } = await test.call('listResponseCompetencies', {
      ...scene.ana.credential,
      query: { idResposta: scene.sent.idResposta },
    });
    expect(data).toMatchObject([
      { cdCompetencia: 'C01', dsCompetencia: 'Descrição 1' },
      { cdCompetencia: 'C02', dsCompetencia: 'Descrição 2' },
    ]);
  });
});

describe('a manager who has rated', () => {
  beforeEach(() => rate(test, scene.ana, [5, 6]));

  it('reads the own scores beside those of the person, and nobody else’s before all have', async () => {
    await rateOne(test, scene.bia, 0, 5);
    const { data } = await managerScores(scene.ana.credential);
    expect(
      data.rows.map(({ nmGestor, notaFunc, notaGestor }) => [nmGestor, notaFunc, notaGestor]),
    ).toEqual([
      ['Ana Prado', 5, 5],
      ['Ana Prado', 5, 6],
    ]);
    expect((await selfScores(scene.ana.credential)).data.map(({ nrIndice }) => nrIndice)).toEqual([
      5, 5,
    ]);
    const own = await test.call('listOwnManagerScores', {
      ...scene.ana.credential,
      query: { idGestor: scene.ana.manager.id, idResposta: scene.sent.idResposta },
    });
    const id = own.data[1]?.idRespostaOpcaoGestor ?? 0;
    const pair = await test.call('getCompetencyScores', {
      ...scene.ana.credential,
      params: { id },
    });
    expect(pair.data.rows).toMatchObject([{ notaFunc: 5, notaGestor: 6 }]);
    const foreign = await test.call('getCompetencyScores', {
      ...scene.bia.credential,
      params: { id },
    });
    expect(foreign.status).toBe(403);
    const unknown = await test.call('getCompetencyScores', {
      ...scene.bia.credential,
      params: { id: 999_999 },
    });
    expect(unknown.status).toBe(404);
  });

  it('leaves a trace of reading the scores of the person', async () => {
    const readAll = async () => {
      const query = { idGestor: scene.ana.manager.id, idResposta: scene.sent.idResposta };
      const own = await test.call('listOwnManagerScores', { ...scene.ana.credential, query });
      const id = own.data[0]?.idRespostaOpcaoGestor ?? 0;
      await test.call('getCompetencyScores', { ...scene.ana.credential, params: { id } });
      await selfScores(scene.ana.credential);
      await managerScores(scene.ana.credential);
      await test.call('listDisagreements', { ...scene.ana.credential, query });
    };
    await readAll();
    await rate(test, scene.bia, [5, 5]);
    await readAll();
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .where('action', 'like', '%.read')
        .where('actor_kind', '=', 'link')
        .select(['action', 'person_id'])
        .orderBy('id')
        .execute(),
    );
    const early = ['performance-self-scores.read', 'performance-self-scores.read'];
    expect(events.map(({ action }) => action)).toEqual([
      ...early,
      'performance-manager-scores.read',
      ...early,
      'performance-manager-scores.read',
      'performance-disagreements.read',
    ]);
    expect(new Set(events.map(({ person_id }) => person_id))).toEqual(new Set([scene.person.id]));
  });

  it('reads everybody’s once all have, one manager’s when asked for', async () => {
    await rate(test, scene.bia, [4, 4]);
    expect((await managerScores(scene.ana.credential)).data.qtdRecords).toBe(4);
    const narrowed = await managerScores(scene.ana.credential, { idGestor: scene.bia.manager.id });
    expect(narrowed.data.rows.map(({ nmGestor }) => nmGestor)).toEqual(['Bia Luz', 'Bia Luz']);
    expect((await managerScores(scene.ana.credential, { idGestor: 0 })).data.qtdRecords).toBe(4);
  });
});

describe('a manager who came later', () => {
  it('reads the finished review and rates nothing', async () => {
    const late = await createLateManager();
    const credential = await session(late);
    expect((await header(credential)).status).toBe(403);
    await rate(test, scene.ana, [5, 5]);
    await rate(test, scene.bia, [5, 5]);

    expect((await header(credential)).data.cdStatus).toBe(2);
    expect((await managerScores(credential)).data.qtdRecords).toBe(4);
    const query = { idGestor: late.id, idResposta: scene.sent.idResposta };
    expect((await test.call('listOwnManagerScores', { ...credential, query })).data).toEqual([]);
    expect((await test.call('listDisagreements', { ...credential, query })).data).toEqual([]);
    const rater = { idResposta: scene.sent.idResposta, manager: late, credential };
    expect((await rateOne(test, rater, 0, 5)).status).toBe(403);
  });
});

describe('who has nothing to do with a review', () => {
  it('reads nothing of it', async () => {
    const colleague = await createPerson(test.database, scene.company.id, {
      department_id: scene.departmentId,
    });
    const elsewhere = await createReviewScene(test);
    const theirs = await createSelfAssessed(test, elsewhere, [1, 1]);
    const report = await mailedLinkOf(test, elsewhere, elsewhere.managers[0] as PersonRow);
    const refusals = [
      [await session(colleague), 403],
      [(await raterOfOthers(test, scene)).credential, 403],
      [{ link: theirs.link }, 403],
      [{ link: report }, 404],
      [await session(elsewhere.person), 404],
      [{ token: elsewhere.staff }, 404],
    ] as const;
    for (const [credential, status] of refusals) {
      expect((await header(credential)).status).toBe(status);
      expect((await selfScores(credential)).status).toBe(status);
      expect((await managerScores(credential)).status).toBe(status);
      const query = { idResposta: scene.sent.idResposta };
      const competencies = await test.call('listResponseCompetencies', { ...credential, query });
      expect([403, 404]).toContain(competencies.status);
    }
  });

  it('holds a link to the behavioral response of the same number', async () => {
    const behavioral = (role: 'self' | 'manager' | 'report') =>
      test.database.inCompany(scene.company.id, (db) =>
        issueLink(
          db,
          {
            response: {
              companyId: scene.company.id,
              kind: 'behavioral',
              responseId: scene.sent.idResposta,
              personId: scene.person.id,
              finishedAt: null,
            },
            role,
            ...(role === 'manager' && { managerId: scene.ana.manager.id }),
            reason: 'mail',
            mailedTo: 'alguem@empresa.example',
          },
          test.clock.now(),
        ),
      );
    for (const role of ['self', 'manager', 'report'] as const) {
      const { hash: link } = await behavioral(role);
      expect((await header({ link })).status).toBe(403);
      expect((await managerScores({ link })).status).toBe(403);
      expect((await test.call('listPerformanceCompetencies', { link })).status).toBe(403);
      const opened = await test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
      expect(opened.status).toBe(403);
      expect((await rateOne(test, { ...scene.ana, credential: { link } }, 0, 5)).status).toBe(403);
      const body = {
        idResposta: scene.sent.idResposta,
        idCompetencia: scene.competencies[0]?.id,
        nrIndice: 5,
      };
      expect((await test.call('saveSelfAnswer', { link, body })).status).toBe(403);
      const manager = await test.call('getManager', {
        link,
        query: { idOrganogramaGestor: scene.ana.manager.id },
      });
      expect(manager.status).toBe(403);
    }
  });

  it('is the person of another response of the same person’s link', async () => {
    await rate(test, scene.ana, [5, 5]);
    await rate(test, scene.bia, [5, 5]);
    const again = await sendReview(test, scene, scene.person);
    expect((await selfScores({ link: again.link })).status).toBe(403);
    expect((await selfScores({ link: again.link }, again.idResposta)).status).toBe(200);
  });
});

describe('staff', () => {
  it('reads the scores of who has rated everything, at any time, which leaves a trace', async () => {
    await rate(test, scene.ana, [5, 5]);
    await rateOne(test, scene.bia, 0, 0);
    const staff = { token: scene.staff };
    expect((await managerScores(staff)).data.qtdRecords).toBe(2);
    expect((await selfScores(staff)).data).toHaveLength(2);
    await header(staff);
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .where('action', 'like', 'performance-%')
        .where('actor_kind', '=', 'staff')
        .select('action')
        .orderBy('id')
        .execute(),
    );
    expect(events.map(({ action }) => action)).toEqual([
      'performance-request.sent',
      'performance-report.opened',
      'performance-manager-scores.read',
      'performance-self-scores.read',
    ]);
  });
});

describe('createSessionLink', () => {
  const make = async (person: PersonRow, idResposta = scene.sent.idResposta) =>
    test.call('createSessionLink', { ...(await session(person)), query: { idResposta } });

  it('gives the person an answering link of 12 hours', async () => {
    const { data: link } = await make(scene.person);
    const opened = await test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
    expect(opened.data).toMatchObject({ flPapel: 'responder', idOrganogramaGestor: null });
    test.clock.advance(12 * 3_600_000);
    const dead = await test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
    expect(dead.status).toBe(403);
  });

  it('gives a manager a manager link, which answers nothing for the person', async () => {
    const manager = scene.managers[0] as PersonRow;
    const { data: link } = await make(manager);
    const opened = await test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
    expect(opened.data).toMatchObject({ flPapel: 'gestor', idOrganogramaGestor: manager.id });
    const body = {
      idResposta: scene.sent.idResposta,
      idCompetencia: scene.competencies[0]?.id,
      nrIndice: 5,
    };
    expect((await test.call('saveSelfAnswer', { link, body })).status).toBe(403);
    expect((await rate(test, { ...scene.ana, credential: { link } }, [5, 5])).status).toBe(200);
  });

  it('gives nobody else one, and none to a cancelled request', async () => {
    const stranger = await createPerson(test.database, scene.company.id);
    expect((await make(stranger)).status).toBe(403);
    await closeReview(test, scene, scene.sent);
    const again = await sendReview(test, scene, scene.person);
    await closeReview(test, scene, again);
    expect(await make(scene.person, again.idResposta)).toMatchObject({
      status: 409,
      msg: 'Esta solicitação de avaliação foi encerrada.',
    });
  });
});
