import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { linkIn, mailsOf } from '../../../test/mails.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  mailedLinkOf,
  sendReview,
} from '../../features/performance/testing/performance-scene.ts';
import {
  rate,
  raterByLink,
  writeFeedback,
} from '../../features/performance/testing/rating-scene.ts';
import {
  createPlayerScene,
  open,
  save,
  watched,
} from '../../features/training-player/testing/player-scene.ts';
import type { PersonRow } from '../people/people-tables.ts';
import { tick } from './testing/reminder-scene.ts';

const test = openTestApp();

/** Monday, three days after tests begin, at nine in São Paulo. */
const monday = new Date('2026-11-23T12:00:00.000Z');

const turnOn = (companyId: number) =>
  test.database.inCompany(companyId, (db) =>
    db.updateTable('company').set({ reminders_on: true }).where('id', '=', companyId).execute(),
  );

/** The reminders of a company with whom each went to and what it is about, in the order of their making. */
async function remindersOf(companyId: number) {
  const rows = await test.database.inCompany(companyId, (db) =>
    db
      .selectFrom('reminder')
      .innerJoin('person', 'person.id', 'reminder.person_id')
      .select(['reminder.kind', 'reminder.number', 'person.name'])
      .orderBy('reminder.id')
      .execute(),
  );
  return rows.map(({ kind, number, name }) => `${kind} ${number} ${name}`);
}

describe('a review', () => {
  const scene = openScene(async () => {
    const review = await createReviewScene(test);
    await turnOn(review.company.id);
    return review;
  });

  async function remindAt(moment: Date): Promise<string[]> {
    test.clock.set(moment);
    await tick(test);
    return remindersOf(scene.company.id);
  }
  const later = (days: number) => new Date(monday.getTime() + days * 24 * 3_600_000);
  async function staffNow() {
    const user = await createStaffUser(test.database, scene.company.id, { is_administrator: true });
    return { ...scene, company: scene.company, staff: await openStaffSession(test, user) };
  }

  it('has its person reminded of the self-assessment', async () => {
    const sent = await sendReview(test, scene, scene.person);
    expect(await remindAt(monday)).toEqual(['self-assessment 1 Zoé Prado']);
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.text).toContain('Lembrete 1 de no máximo 3.');
    expect(mail?.text).toContain('Você recebe este lembrete porque');
    const hash = linkIn(mail);
    for (const link of [hash, sent.link]) {
      const reply = await test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
      expect(reply.status).toBe(200);
    }
  });

  it('has each manager reminded who has still to rate', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent), [8, 9]);
    const before = (await mailsOf(test, scene.company.id)).length;
    expect(await remindAt(monday)).toEqual(['rating 1 Bia Luz']);
    const mails = await mailsOf(test, scene.company.id);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]).toMatchObject({ subject: 'A avaliação de Zoé Prado aguarda as suas notas' });
    expect(mails[0]?.text).toContain('Lembrete 1 de no máximo 3.');
    expect(mails[0]?.text).toContain(
      'Você recebe este lembrete porque a avaliação de desempenho de Zoé Prado em Padaria Pão & Cia aguarda a sua parte.',
    );
    expect(await remindAt(later(3))).toEqual(['rating 1 Bia Luz', 'rating 2 Bia Luz']);
  });

  it('has a manager reminded of feedback, counted anew, who owes it, and no other', async () => {
    const [ana, bia] = scene.managers as [PersonRow, PersonRow];
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent), [9, 9]);
    expect(await remindAt(monday)).toEqual(['rating 1 Bia Luz']);
    const link = await mailedLinkOf(test, scene, bia);
    const rater = { idResposta: sent.idResposta, manager: bia, credential: { link } };
    // Means of 4.5 and 9 beside 9 and 9: one competency in which Bia is far away, Ana in none.
    await rate(test, rater, [0, 9]);
    expect(await remindAt(later(3))).toEqual(['rating 1 Bia Luz', 'feedback 1 Bia Luz']);
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.subject).toBe('Zoé Prado aguarda o seu feedback');
    expect(mail?.recipient).not.toBe(ana.email);
    await writeFeedback(test, rater, 0, 'Vamos conversar sobre isso.');
    expect(await remindAt(later(7))).toHaveLength(2);
  });

  it('has nobody reminded who left, nor once it is closed', async () => {
    const [ana, bia] = scene.managers as [PersonRow, PersonRow];
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await deactivate(test, scene, bia);
    expect(await remindAt(monday)).toEqual(['rating 1 Ana Prado']);
    await closeReview(test, await staffNow(), sent);
    expect(await remindAt(later(4))).toHaveLength(1);
    expect(ana.is_active).toBe(true);
  });

  it('has no manager reminded whose person left', async () => {
    await createSelfAssessed(test, scene, [9, 9]);
    await deactivate(test, scene, scene.person);
    expect(await remindAt(monday)).toEqual([]);
  });
});

describe('a training', () => {
  const scene = openScene(async () => {
    const player = await createPlayerScene(test);
    await turnOn(player.companyId);
    return player;
  });

  async function send() {
    const reply = await test.call('sendTrainingInvitations', {
      token: scene.token,
      query: { idTreinamento: scene.trainingId },
      headers: { 'idempotency-key': 'press-0001' },
    });
    expect(reply.status).toBe(200);
  }

  async function remind(): Promise<string[]> {
    test.clock.set(monday);
    await tick(test);
    return remindersOf(scene.companyId);
  }

  it('has those reminded whom it was sent to and who have not concluded it', async () => {
    const ana = await scene.seat({ name: 'Ana' });
    const bia = await scene.seat({ name: 'Bia' });
    const caio = await scene.addPerson({ name: 'Caio' });
    await send();
    await scene.assign(caio);
    const [first, second] = scene.ids;
    const whole = [first, second].map((id) => watched(id, [0, 150]));
    expect((await save(test, ana, whole)).data).toMatchObject({ dsEstado: 'Concluído' });
    await save(test, bia, [watched(first, [0, 150])]);
    expect(await remind()).toEqual(['training 1 Bia']);
    const [mail] = await mailsOf(test, scene.companyId);
    expect(mail?.recipient).toBe(bia.person.email);
    expect(mail?.text).toContain('O treinamento “Boas-vindas”, que ');
    expect(mail?.text).toContain('ainda não foi concluído.');
    expect(mail?.text).toContain('Lembrete 1 de no máximo 3.');
    expect(mail?.text).not.toContain('reenviou');
    const hs = linkIn(mail);
    expect((await test.call('getPlayerMaskedEmail', { params: { hs } })).status).toBe(200);
  });

  it('has nobody reminded while it is inactive', async () => {
    const person = await createPerson(test.database, scene.companyId, { name: 'Davi' });
    await scene.assign(person);
    await send();
    await test.call('setTrainingActive', {
      token: scene.token,
      params: { id: scene.trainingId, flAtivo: 0 },
    });
    expect(await remind()).toEqual([]);
  });

  it('is as it was before it is opened for the first time', async () => {
    const seat = await scene.seat({ name: 'Ana' });
    await send();
    expect(await remind()).toEqual(['training 1 Ana']);
    test.clock.set(new Date('2026-11-20T12:10:00.000Z'));
    expect((await open(test, seat)).data).toMatchObject({ dsEstado: 'Não visualizado' });
  });
});
