import { SESSION_IDLE_LIMIT, SESSION_LINK_LIFETIME } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { fixturePassword } from '../../../test/fixtures.ts';
import { runMaintenance } from '../../../test/run-maintenance.ts';
import { openEmployeeSession } from '../../../test/sessions.ts';
import {
  createReviewScene,
  sendReview,
} from '../../features/performance/testing/performance-scene.ts';
import { linkMessages } from './link-messages.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));
const sent = openScene(() => sendReview(test, scene, scene.person));

async function linkOf(token: string): Promise<string> {
  const query = { idResposta: sent.idResposta };
  return (await test.call('createSessionLink', { token, query })).data;
}

const open = (link: string) =>
  test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
const ended = { status: 403, msg: linkMessages.sessionEnded };

describe('a link that a session has made ends', () => {
  it('when the session signs out', async () => {
    const token = await openEmployeeSession(test, scene.person);
    const [link, other] = [
      await linkOf(token),
      await linkOf(await openEmployeeSession(test, scene.person)),
    ];
    expect((await open(link)).status).toBe(200);
    await test.call('signOutEmployee', { token });

    expect(await open(link)).toMatchObject(ended);
    expect(await test.call('validateLink', { params: { hash: link } })).toMatchObject(ended);
    expect((await open(other)).status).toBe(200);
    expect((await open(sent.link)).status).toBe(200);
  });

  it('when the person changes the password elsewhere, and not where it is changed', async () => {
    const link = await linkOf(await openEmployeeSession(test, scene.person));
    const token = await openEmployeeSession(test, scene.person);
    const own = await linkOf(token);
    const body = { senhaAtual: fixturePassword, senhaNova: 'ipe-amarelo-27' };
    expect((await test.call('changeEmployeePassword', { token, body })).status).toBe(200);

    expect(await open(link)).toMatchObject(ended);
    expect((await open(own)).status).toBe(200);
  });

  it('when the key is revoked that has vouched for the person', async () => {
    const { staff: token, person } = scene;
    const { data: key } = await test.call('createCompanyKey', { token, body: { nmChave: 'Rede' } });
    const exchanged = await test.call('exchangeEmployeeToken', {
      body: { chave: key.chave, email: person.email },
    });
    const link = await linkOf(exchanged.data.accessToken);
    expect((await open(link)).status).toBe(200);
    await test.call('revokeCompanyKey', { token, body: { idChave: key.idChave } });

    expect(await open(link)).toMatchObject(ended);
    const body = {
      idResposta: sent.idResposta,
      idCompetencia: scene.competencies[0]?.id,
      nrIndice: 5,
    };
    expect(await test.call('saveSelfAnswer', { link, body })).toMatchObject(ended);
  });

  it('when the session was not used for too long', async () => {
    const token = await openEmployeeSession(test, scene.person);
    test.clock.advance(1000);
    const link = await linkOf(token);
    test.clock.advance(SESSION_IDLE_LIMIT - 1000);
    expect(await open(link)).toMatchObject(ended);
  });

  it('and stays so once the session is forgotten', async () => {
    const token = await openEmployeeSession(test, scene.person);
    const link = await linkOf(token);
    test.clock.advance(30 * SESSION_LINK_LIFETIME);
    await runMaintenance(test);
    expect((await open(link)).status).toBe(403);
    const links = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('link').where('origin', '=', 'session').select('session_id').execute(),
    );
    expect(links).toEqual([{ session_id: null }]);
  });
});
