import { SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  type ReviewScene,
} from '../testing/performance-scene.ts';
import { createRatingScene, rate, raterByLink, writeFeedback } from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createRatingScene(test, [9, 9]));

/** What somebody of the staff is told of those whom no mail reaches. */
async function notices(token = scene.staff) {
  const { data } = await test.call('listNotifications', { token, query: {} });
  return data.rows.filter(({ tpNotificacao }) => tpNotificacao === 'aviso');
}

/** Nobody has an e-mail by now of some people. */
function takeEmails(...ids: number[]) {
  return takeEmailsIn(scene, ...ids);
}

function takeEmailsIn({ company }: Pick<ReviewScene, 'company'>, ...ids: number[]) {
  return test.database.inCompany(company.id, async (db) => {
    await db.updateTable('person').set({ email: null }).where('id', 'in', ids).execute();
    await db.updateTable('performance_response').set({ mailed_to: '' }).execute();
  });
}

describe('a manager who leaves', () => {
  it('has whoever deactivates them told which manager owes feedback now and has no e-mail', async () => {
    const { ana, bia } = scene;
    await takeEmails(ana.manager.id);
    await rate(test, ana, [3, 3]);
    await deactivate(test, scene, bia.manager);
    expect(await notices()).toMatchObject([
      {
        dsTitulo: 'Avise pessoalmente: feedback a dar',
        dsTexto:
          'Ana Prado não tem e-mail e ainda não sabe que falta dar o feedback de uma avaliação.',
        tpResposta: 'desempenho',
        idOrganogramaPessoa: ana.manager.id,
        idResposta: scene.sent.idResposta,
      },
    ]);
    for (const index of [0, 1]) await writeFeedback(test, ana, index, 'Por isto.');
    expect(await notices()).toEqual([]);
  });

  it('has them told of the person whose result is out by it', async () => {
    const { ana, bia, person } = scene;
    await takeEmails(person.id);
    await rate(test, ana, [9, 9]);
    await deactivate(test, scene, bia.manager);
    expect(await notices()).toMatchObject([
      {
        dsTitulo: 'Avise pessoalmente: resultado de desempenho',
        dsTexto: 'Zoé Prado não tem e-mail e ainda não sabe que o resultado saiu.',
        idOrganogramaPessoa: person.id,
      },
    ]);
  });

  it('tells nothing of who was mailed, and nobody else', async () => {
    const { ana, bia, company } = scene;
    await rate(test, ana, [3, 3]);
    await deactivate(test, scene, bia.manager);
    expect(await notices()).toEqual([]);
    await takeEmails(ana.manager.id, bia.manager.id);
    const other = await createStaffUser(test.database, company.id, { is_administrator: true });
    expect(await notices(await openStaffSession(test, other))).toEqual([]);
  });

  it('tells it to nobody who may not see reviews', async () => {
    const { ana, bia, company, person } = scene;
    await takeEmails(person.id);
    await rate(test, ana, [9, 9]);
    const rights = { [SECTION.employees]: ['alterar'] } as const;
    const user = await createStaffUser(test.database, company.id, { rights });
    const token = await openStaffSession(test, user);
    await deactivate(test, { ...scene, staff: token }, bia.manager);
    expect(await notices(token)).toEqual([]);
    expect(await notices()).toEqual([]);
  });
});

describe('one of two managers who owe feedback and have no e-mail', () => {
  /** Both are made to owe it by a third who leaves; the one is a user of the staff area, too. */
  async function createOwers() {
    const own = await createReviewScene(test, { managerCount: 3 });
    const sent = await createSelfAssessed(test, own, [9, 9]);
    const ana = await raterByLink(test, own, sent);
    const bia = await raterByLink(test, own, sent, 1);
    const user = await createStaffUser(test.database, own.company.id, {
      person_id: ana.manager.id,
      rights: { [SECTION.performance]: ['visualizar'] },
    });
    await takeEmailsIn(own, ana.manager.id, bia.manager.id);
    for (const rater of [ana, bia]) await rate(test, rater, [3, 3]);
    const third = own.managers[2];
    if (!third) throw new Error('There is no third manager');
    expect((await deactivate(test, own, third)).status).toBe(200);
    const named = async () =>
      (await notices(own.staff)).map(({ idOrganogramaPessoa }) => idOrganogramaPessoa);
    const asksAna = async () => {
      const token = await openStaffSession(test, user);
      const { data } = await test.call('listNotifications', { token, query: {} });
      return data.rows.some(({ tpNotificacao }) => tpNotificacao === 'feedback');
    };
    const both = [ana.manager.id, bia.manager.id];
    expect((await named()).toSorted()).toEqual(both.toSorted());
    expect(await asksAna()).toBe(true);
    return { own, ana, bia, named, asksAna };
  }

  it('is named no longer once all of theirs is written', async () => {
    const { ana, bia, named, asksAna } = await createOwers();
    await writeFeedback(test, ana, 0, 'Por isto.');
    expect(await named()).toHaveLength(2);
    expect(await asksAna()).toBe(true);
    await writeFeedback(test, ana, 1, 'Por isto.');
    expect(await named()).toEqual([bia.manager.id]);
    expect(await asksAna()).toBe(false);
  });

  it('is named no longer once they leave', async () => {
    const { own, ana, bia, named } = await createOwers();
    expect((await deactivate(test, own, bia.manager)).status).toBe(200);
    expect(await named()).toEqual([ana.manager.id]);
  });
});

describe('a review that staff close', () => {
  it('has them told that its person has no e-mail', async () => {
    await takeEmails(scene.person.id);
    await rate(test, scene.ana, [9, 9]);
    await closeReview(test, scene, scene.sent);
    expect(await notices()).toMatchObject([{ idOrganogramaPessoa: scene.person.id }]);
  });
});

describe('a review that its managers finish', () => {
  it('tells staff nothing: the managers read it', async () => {
    await takeEmails(scene.person.id);
    await rate(test, scene.ana, [9, 9]);
    const last = await rate(test, scene.bia, [9, 9]);
    expect(last.data).toMatchObject({ lstSemEmail: ['Zoé Prado'] });
    expect(await notices()).toEqual([]);
  });
});
