import {
  AGREEMENT_SCALE,
  createRandom,
  PSYCHOSOCIAL_VERSION,
  type PsychosocialDimension,
  type PsychosocialItem,
  psychosocialInstrument,
} from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createAudienceStore } from '../../../shared/audience/audience-store.ts';
import { after, day } from '../../../shared/example/moments.ts';
import type { ExampleToFill } from '../../../shared/example/seed-place.ts';
import { gameAudience } from '../game-audience.ts';
import { createGameContentStore } from '../game-content-store.ts';
import { createGameStore } from '../game-store.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { closeAnswers } from '../playing/close-answers.ts';
import { psychosocialGame, psychosocialOrigin } from '../psychosocial/psychosocial-template.ts';
import { createSendingStore } from '../sending/sending-store.ts';

/** A round of the survey to seed. */
export interface ExampleRound {
  readonly round: number;
  readonly seriesId: number | null;
  readonly sentDaysAgo: number;
  readonly closedDaysAgo: number;
  /** By how much people rate more favorably than in the first round. */
  readonly shift: number;
}

/** How favorably people rate what is asked, where nothing makes it better or worse. */
const usual: Readonly<Record<PsychosocialDimension, number>> = {
  workload: 3,
  control: 3.6,
  support: 4,
  recognition: 3.3,
  'role-clarity': 3.7,
  change: 3.2,
  'harassment-violence': 4.6,
};

/** Where it is better or worse, by the keys of departments. */
const moods: Readonly<Record<string, number>> = {
  logistics: -0.9,
  warehouse: -0.8,
  support: -0.5,
  development: 0.3,
  people: 0.5,
  sales: -0.2,
};

/** Of so many people in a row, one does not answer. */
const silent = 6;

/** Seeds a round of the survey of psychosocial risk that all active people were sent and that is closed; tells its id. */
export async function seedPsychosocialRound(
  db: Db,
  { company, now, example, people }: ExampleToFill,
  { round, seriesId, sentDaysAgo, closedDaysAgo, shift }: ExampleRound,
): Promise<number> {
  const sentAt = after(now, -sentDaysAgo * day);
  const closedAt = after(now, -closedDaysAgo * day);
  const games = createGameStore(db, company.id);
  const contents = createGameContentStore(db, company.id);
  const sendings = createSendingStore(db, company.id);
  const survey = psychosocialGame();
  const title = round === 1 ? survey.title : texts.roundTitle(survey.title, round);
  const id = await games.insert(
    { ...survey, title },
    { ...psychosocialOrigin, seriesId, round },
    sentAt,
  );
  await contents.put(id, survey.questions);
  const audience = people.flatMap((person, index) => {
    const described = example.people[index];
    return described && !described.inactive
      ? [{ id: person.id, department: described.department }]
      : [];
  });
  const ids = audience.map((person) => person.id);
  await createAudienceStore(db, company.id, gameAudience).put(id, ids);
  await sendings.markSent(id, ids, sentAt);

  const questionIds = (await contents.list(id)).map((question) => question.id);
  const answering = audience.filter((_person, index) => index % silent !== silent - 1);
  const departments = await finish(db, {
    companyId: company.id,
    gameId: id,
    personIds: answering.map((person) => person.id),
    questionIds,
    on: after(sentAt, 3 * day)
      .toISOString()
      .slice(0, 10),
  });
  const random = createRandom(round);
  const counts = new Map<string, number>();
  for (const person of answering) {
    const departmentId = departments.get(person.id) ?? 0;
    const mood = (moods[person.department] ?? 0) + shift;
    for (const [place, item] of psychosocialInstrument(PSYCHOSOCIAL_VERSION).items.entries()) {
      const key = `${questionIds[place]} ${rate(item, mood, random)} ${departmentId}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const tallies = [...counts].map(([key, count]) => {
    const [question = 0, value = 0, department = 0] = key.split(' ').map(Number);
    return { question, value, department, count };
  });
  await sql`insert into game_tally (company_id, game_id, question_id, value, department_id, count)
    select ${company.id}, ${id}, question, value, department, count
    from jsonb_to_recordset(${JSON.stringify(tallies)}::jsonb) as given
      (question bigint, value integer, department bigint, count integer)`.execute(db);
  await games.close(id, closedAt);
  await closeAnswers(db, company.id, { id, isAnonymous: true }, closedAt);
  return id;
}

/** How somebody in a mood rates an item. */
function rate(
  { dimension, isReversed = false }: PsychosocialItem,
  mood: number,
  random: () => number,
): number {
  const favorable = Math.round(usual[dimension] + mood + (random() + random() - 1) * 1.6);
  const value = Math.min(AGREEMENT_SCALE, Math.max(1, favorable));
  return isReversed ? AGREEMENT_SCALE + 1 - value : value;
}

interface Finished {
  readonly companyId: number;
  readonly gameId: number;
  readonly personIds: readonly number[];
  readonly questionIds: readonly number[];
  /** YYYY-MM-DD. */
  readonly on: string;
}

/** Marks that people have answered everything; tells of which department each is. */
async function finish(
  db: Db,
  { companyId, gameId, personIds, questionIds, on }: Finished,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .with('begun', (cte) =>
      cte
        .updateTable('game')
        .set({ is_answered: true })
        .where('company_id', '=', companyId)
        .where('id', '=', gameId),
    )
    .updateTable('game_person')
    .set({ answered_question_ids: [...questionIds], finished_on: on })
    .where('company_id', '=', companyId)
    .where('game_id', '=', gameId)
    .where('person_id', '=', anyOf(personIds))
    .returning(['person_id', 'department_id'])
    .execute();
  return new Map(rows.map((row) => [row.person_id, row.department_id]));
}
