import { SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { closeReview, deactivate } from '../testing/performance-scene.ts';
import { createRatingScene, rate, writeFeedback } from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createRatingScene(test, [9, 9]));

/** What somebody of the staff is told of those whom no mail reaches. */
async function notices(token = scene.staff) {
  const { data } = await test.call('listNotifications', { token, query: {} });
  return data.rows.filter(({ tpNotificacao }) => tpNotificacao === 'aviso');
}

/** Nobody has an e-mail by now of some people. */
function takeEmails(...ids: number[]) {
  return test.database.inCompany(scene.company.id, async (db) => {
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
