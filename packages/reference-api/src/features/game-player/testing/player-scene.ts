import type { GameQuestionKind } from '@aferir/domain';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson } from '../../../../test/fixtures.ts';
import { issueLink } from '../../../operation/links/issue-link.ts';
import type { BodyOf } from '../../../operation/operation.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { closeAnswers } from '../../games/playing/close-answers.ts';

/** A question of a game in a test. */
export interface SceneQuestion {
  readonly kind: GameQuestionKind;
  readonly text?: string;
  readonly options?: readonly string[];
  /** The place of the option that is right. */
  readonly right?: number;
}

/** A question as it was added. */
export interface AddedQuestion {
  readonly id: number;
  readonly kind: GameQuestionKind;
  readonly optionIds: readonly number[];
}

/** Somebody with a link to a game. */
export interface Seat {
  readonly person: PersonRow;
  readonly hs: string;
}

/** A game that was sent, and its questions. */
export interface GameScene {
  readonly companyId: number;
  readonly gameId: number;
  readonly questions: readonly AddedQuestion[];
  /** Sends the game to somebody; where they work is as it was then. */
  seat(place?: { departmentId?: number; departmentName?: string }): Promise<Seat>;
  close(): Promise<void>;
}

/** One question of each kind. */
export const mixed: readonly SceneQuestion[] = [
  { kind: 'quiz', options: ['1998', '2004', '2010', '2016'], right: 1 },
  { kind: 'words' },
  { kind: 'pillars', options: ['Respeito', 'Inovação'] },
  { kind: 'pillars' },
  { kind: 'voting', options: ['Academia', 'Creche', 'Cinema'] },
];

/** Sets the scene: a game with these questions, open. */
export async function createGameScene(
  test: TestApp,
  { isAnonymous = false, questions = mixed, companyId: given = 0 } = {},
): Promise<GameScene> {
  const companyId = given || (await createCompany(test.database)).id;
  const { gameId, added } = await test.database.inCompany(companyId, async (db) => {
    const game = await db
      .insertInto('game')
      .values({
        company_id: companyId,
        title: `Jogo ${questions.length} ${isAnonymous}`,
        description: 'Cinco minutos.',
        scale: 5,
        is_anonymous: isAnonymous,
        template: null,
        template_version: null,
        series_id: null,
        created_at: test.clock.now(),
        sent_at: test.clock.now(),
        closed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const list: AddedQuestion[] = [];
    for (const [
      place,
      { kind, text = `Pergunta ${place}`, options = [], right },
    ] of questions.entries()) {
      const question = await db
        .insertInto('game_question')
        .values({
          company_id: companyId,
          game_id: game.id,
          place,
          kind,
          text,
          template_item: null,
          shown_votes: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const optionIds: number[] = [];
      for (const [at, option] of options.entries()) {
        const { id } = await db
          .insertInto('game_option')
          .values({
            company_id: companyId,
            question_id: question.id,
            place: at,
            text: option,
            is_right: at === right,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        optionIds.push(id);
      }
      list.push({ id: question.id, kind, optionIds });
    }
    return { gameId: game.id, added: list };
  });

  return {
    companyId,
    gameId,
    questions: added,
    async seat({ departmentId = 0, departmentName = '' } = {}) {
      const person = await createPerson(test.database, companyId);
      const hs = await test.database.inCompany(companyId, async (db) => {
        await db
          .insertInto('game_person')
          .values({
            company_id: companyId,
            game_id: gameId,
            person_id: person.id,
            department_id: departmentId,
            department_name: departmentName,
            sent_at: test.clock.now(),
            reminded_at: null,
          })
          .execute();
        const link = {
          response: {
            companyId,
            kind: 'game',
            responseId: gameId,
            personId: person.id,
            finishedAt: null,
          },
          role: 'self',
          reason: 'mail',
          mailedTo: person.email ?? '',
        } as const;
        return (await issueLink(db, link, test.clock.now())).hash;
      });
      return { person, hs };
    },
    close: () =>
      test.database.inCompany(companyId, async (db) => {
        const now = test.clock.now();
        const ofGame = db.selectFrom('game').where('id', '=', gameId).select('id');
        await ofGame.forUpdate().execute();
        await db.updateTable('game').set({ closed_at: now }).where('id', '=', gameId).execute();
        await closeAnswers(db, companyId, { id: gameId, isAnonymous }, now);
      }),
  };
}

/** Opens the game. */
export function open(test: TestApp, { hs, person }: Seat) {
  return test.call('getGame', { query: { hsGame: hs, idPessoa: person.id } });
}

/** Chooses an option. */
export function choose(test: TestApp, { hs, person }: Seat, questionId: number, optionId: number) {
  const body: BodyOf<'saveGameChoice'> = {
    idOrganogramaPessoa: person.id,
    idPergunta: questionId,
    idPerguntaOpcao: optionId,
  };
  return test.call('saveGameChoice', { link: hs, body });
}

/** Rates a question, or an option of it. */
export function rate(
  test: TestApp,
  { hs, person }: Seat,
  questionId: number,
  { value, optionId }: { value: number; optionId?: number },
) {
  const body: BodyOf<'saveGameRating'> = {
    idOrganogramaPessoa: person.id,
    idPergunta: questionId,
    nrValor: value,
    ...(optionId !== undefined && { idPerguntaOpcao: optionId }),
  };
  return test.call('saveGameRating', { link: hs, body });
}

/** Answers in words. */
export function write(test: TestApp, { hs, person }: Seat, questionId: number, text: string) {
  const body: BodyOf<'saveGameText'> = {
    idJogador: person.id,
    idPergunta: questionId,
    dsTexto: text,
  };
  return test.call('saveGameText', { link: hs, body });
}

/** Answers a question somehow: `turn` says how. */
export async function answer(test: TestApp, seat: Seat, question: AddedQuestion, turn = 0) {
  const { id, kind, optionIds } = question;
  const option = optionIds[turn % optionIds.length] ?? 0;
  if (kind === 'words') return write(test, seat, id, `Resposta ${turn}`);
  if (kind !== 'pillars') return choose(test, seat, id, option);
  const value = (turn % 5) + 1;
  if (optionIds.length === 0) return rate(test, seat, id, { value });
  let reply = await rate(test, seat, id, { value, optionId: optionIds[0] ?? 0 });
  for (const optionId of optionIds.slice(1))
    reply = await rate(test, seat, id, { value, optionId });
  return reply;
}

/** Answers everything. */
export async function playAll(test: TestApp, scene: GameScene, seat: Seat, turn = 0) {
  const replies = [];
  for (const question of scene.questions) replies.push(await answer(test, seat, question, turn));
  return replies;
}
