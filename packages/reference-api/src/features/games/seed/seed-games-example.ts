import { MINIMUM_GROUP } from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createAudienceStore } from '../../../shared/audience/audience-store.ts';
import { after, day, minute } from '../../../shared/example/moments.ts';
import type { ExampleToFill, SeedExample } from '../../../shared/example/seed-place.ts';
import { gameAudience } from '../game-audience.ts';
import { createGameContentStore, type StoredQuestion } from '../game-content-store.ts';
import { createGameStore, firstOfItsKind } from '../game-store.ts';
import { mailInvitations } from '../sending/mail-invitations.ts';
import { createSendingStore } from '../sending/sending-store.ts';
import {
  type ExampleGame,
  type ExampleQuestion,
  exampleGames,
  exampleProgress,
  exampleRounds,
} from './example-games.ts';
import { seedPsychosocialRound } from './seed-psychosocial-round.ts';

/** Seeds a game of each kind, sent to some people of whom some have answered, and the rounds of a survey. */
export const seedGamesExample: SeedExample = async (db, place) => {
  if (place.example.key !== 'main') return;
  let seriesId: number | null = null;
  for (const round of exampleRounds) {
    const id = await seedPsychosocialRound(db, place, { ...round, seriesId });
    seriesId ??= id;
  }
  for (const game of exampleGames) await seedGame(db, place, game);
};

async function seedGame(db: Db, place: ExampleToFill, example: ExampleGame): Promise<void> {
  const { company, now, mail } = place;
  const { title, isAnonymous } = example;
  const sentAt = after(now, -6 * day);
  const people = audienceOf(place, example);
  const ids = people.map((person) => person.id);
  const id = await createGameStore(db, company.id).insert(
    { ...example, scale: 5 },
    firstOfItsKind,
    after(sentAt, -2 * day),
  );
  const contents = createGameContentStore(db, company.id);
  await contents.put(
    id,
    example.questions.map(({ kind, text, options, right }) => ({
      kind,
      text,
      options: options.map((option, index) => ({ text: option, isRight: index === right })),
      templateItem: null,
      hasSupportPage: false,
    })),
  );
  await createAudienceStore(db, company.id, gameAudience).put(id, ids);
  await mailInvitations(mail, { db, company, now: sentAt }, { id, title, isAnonymous }, people);
  await createSendingStore(db, company.id).markSent(id, ids, sentAt);
  const questions = await contents.list(id);
  await letAnswer(
    db,
    { companyId: company.id, game: { id, isAnonymous }, sentAt, questions },
    ids,
    example,
  );
}

function audienceOf({ example, people }: ExampleToFill, { departments }: ExampleGame) {
  return people.filter((_person, index) => {
    const described = example.people[index];
    return described && !described.inactive && departments.includes(described.department);
  });
}

interface AnswersPlace {
  readonly companyId: number;
  readonly game: { readonly id: number; readonly isAnonymous: boolean };
  readonly sentAt: Date;
  readonly questions: readonly StoredQuestion[];
}

/** An answer of the example. */
interface ExampleAnswer {
  readonly personId: number;
  readonly questionId: number;
  readonly optionId: number;
  readonly value: number | null;
  readonly text: string | null;
  readonly answeredAt: Date;
}

async function letAnswer(
  db: Db,
  { companyId, game, sentAt, questions }: AnswersPlace,
  personIds: readonly number[],
  example: ExampleGame,
): Promise<void> {
  const progressOf = (index: number) => {
    const place = index % exampleProgress.of;
    if (place < exampleProgress.all) return questions.length;
    return place < exampleProgress.all + exampleProgress.first && questions.length > 1 ? 1 : 0;
  };
  const answers = personIds.flatMap((personId, index) =>
    questions.slice(0, progressOf(index)).flatMap((question, place) =>
      answersTo(question, example.questions[place], index).map((answer) => ({
        ...answer,
        personId,
        answeredAt: after(sentAt, (1 + (index % 4)) * day + place * minute),
      })),
    ),
  );
  for (const count of new Set(personIds.map((_id, index) => progressOf(index)))) {
    if (count === 0) continue;
    await db
      .updateTable('game_person')
      .set({
        answered_question_ids: questions.slice(0, count).map(({ id }) => id),
        finished_on:
          count === questions.length
            ? after(sentAt, 2 * day)
                .toISOString()
                .slice(0, 10)
            : null,
      })
      .where('company_id', '=', companyId)
      .where('game_id', '=', game.id)
      .where('person_id', '=', anyOf(personIds.filter((_id, index) => progressOf(index) === count)))
      .execute();
  }
  await db
    .updateTable('game')
    .set({ is_answered: true })
    .where('company_id', '=', companyId)
    .where('id', '=', game.id)
    .execute();
  await (game.isAnonymous ? countVotes : keepAnswers)(db, { companyId, gameId: game.id }, answers);
}

/** What the person at a place of the row answers to a question. */
function answersTo(
  { id: questionId, kind, options }: StoredQuestion,
  example: ExampleQuestion | undefined,
  index: number,
): Omit<ExampleAnswer, 'personId' | 'answeredAt'>[] {
  const given = example?.given ?? [];
  const at = (place: number) => given[place % given.length];
  const answer = { questionId, optionId: 0, value: null, text: null };
  if (kind === 'words') return [{ ...answer, text: String(at(index)) }];
  if (kind !== 'pillars') {
    return [{ ...answer, optionId: options[Number(at(index))]?.id ?? 0 }];
  }
  const ids = options.length > 0 ? options.map(({ id }) => id) : [0];
  return ids.map((optionId, place) => ({ ...answer, optionId, value: Number(at(index + place)) }));
}

interface GameKey {
  readonly companyId: number;
  readonly gameId: number;
}

async function keepAnswers(
  db: Db,
  { companyId, gameId }: GameKey,
  answers: readonly ExampleAnswer[],
): Promise<void> {
  await db
    .insertInto('game_answer')
    .values(
      answers.map((answer) => ({
        company_id: companyId,
        game_id: gameId,
        person_id: answer.personId,
        question_id: answer.questionId,
        option_id: answer.optionId,
        value: answer.value,
        text: answer.text,
        answered_at: answer.answeredAt,
      })),
    )
    .execute();
}

/** Votes as they are after so many, of which players are told as of the last multiple of the smallest group. */
async function countVotes(
  db: Db,
  { companyId, gameId }: GameKey,
  answers: readonly ExampleAnswer[],
): Promise<void> {
  const departments = await db
    .selectFrom('game_person')
    .where('company_id', '=', companyId)
    .where('game_id', '=', gameId)
    .select(['person_id', 'department_id'])
    .execute();
  const departmentOf = new Map(departments.map((row) => [row.person_id, row.department_id]));
  const tallies = new Map<string, { answer: ExampleAnswer; departmentId: number; count: number }>();
  for (const answer of answers) {
    const departmentId = departmentOf.get(answer.personId) ?? 0;
    const key = `${answer.questionId} ${answer.optionId} ${departmentId}`;
    const count = (tallies.get(key)?.count ?? 0) + 1;
    tallies.set(key, { answer, departmentId, count });
  }
  await db
    .insertInto('game_tally')
    .values(
      [...tallies.values()].map(({ answer, departmentId, count }) => ({
        company_id: companyId,
        game_id: gameId,
        question_id: answer.questionId,
        option_id: answer.optionId,
        department_id: departmentId,
        count,
      })),
    )
    .execute();
  for (const questionId of new Set(answers.map((answer) => answer.questionId))) {
    const votes = answers.filter((answer) => answer.questionId === questionId);
    const told = votes.slice(0, votes.length - (votes.length % MINIMUM_GROUP));
    const shown: Record<string, number> = {};
    for (const { optionId } of told) shown[optionId] = (shown[optionId] ?? 0) + 1;
    await db
      .updateTable('game_question')
      .set({
        vote_count: votes.length,
        shown_votes: told.length > 0 ? JSON.stringify(shown) : null,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', questionId)
      .execute();
  }
}
