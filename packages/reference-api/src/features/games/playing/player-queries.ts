import { type Expression, type Kysely, sql } from 'kysely';
import { keptChange, keptQuery } from '../../../platform/db/kept-query.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { DatabaseSchema } from '../../../platform/db/schema.ts';
import type {
  AnswerPlace,
  GivenAnswer,
  PlayedGame,
  Player,
} from '../../../shared/playing/playing.ts';
import type { QuestionKey } from './tally-queries.ts';

type QuestionOptions<Option> = Expression<Option[]>;

interface PlayerKey extends Player {
  readonly companyId: number;
}

/** What somebody plays: whoever has not been sent a game does not play it. */
function played(db: Kysely<DatabaseSchema>, { companyId, gameId, personId }: PlayerKey) {
  return db
    .selectFrom('game_person as player')
    .innerJoin('game', (join) => onReference(join, 'game', 'player.game_id'))
    .where('player.company_id', '=', companyId)
    .where('player.game_id', '=', gameId)
    .where('player.person_id', '=', personId)
    .where('player.sent_at', 'is not', null);
}

/** As JSON, so that both engines read the numbers in it as numbers. */
const answeredIds = sql<number[]>`to_json(player.answered_question_ids)`.as('answeredIds');
const isClosed = sql<boolean>`game.closed_at is not null`.as('isClosed');

/** A game as somebody plays it, with its questions. */
export const findGame = keptQuery((db, player: PlayerKey) =>
  played(db, player)
    .innerJoin('person', (join) => onReference(join, 'person', 'player.person_id'))
    .select([
      'game.id',
      'game.title',
      'game.description',
      'game.scale',
      'game.is_anonymous as isAnonymous',
      'game.template',
      'person.name as personName',
      'person.language as personLanguage',
      'player.finished_on as finishedOn',
      answeredIds,
      isClosed,
    ])
    .select(
      sql<PlayedGame['questions']>`(
        select coalesce(json_agg(json_build_object('id', question.id, 'kind', question.kind,
          'text', question.text, 'hasSupportPage', question.has_support_page,
          'options', ${optionsOf<{ id: number; text: string }>('text')}) order by question.place), '[]')
        from game_question as question
        where question.company_id = game.company_id and question.game_id = game.id)`.as(
        'questions',
      ),
    ),
);

/** From the first answer on a game stays as it is; an answer that is refused takes this back with all else. */
export const markAnswered = keptChange((db, { companyId, gameId }: PlayerKey) =>
  db
    .updateTable('game')
    .set({ is_answered: true })
    .where('company_id', '=', companyId)
    .where('id', '=', gameId)
    .where('is_answered', '=', false)
    .where('closed_at', 'is', null),
);

/** Nobody closes or changes the game until the transaction ends; others may answer it. */
export const holdGame = keptChange((db, { companyId, gameId }: PlayerKey) =>
  db
    .selectFrom('game')
    .where('company_id', '=', companyId)
    .where('id', '=', gameId)
    .select('id')
    .forKeyShare(),
);

/** Where somebody is in a game; who plays in their name elsewhere waits until the transaction ends. */
export const lockPlace = keptQuery((db, asked: PlayerKey & QuestionKey) =>
  played(db, asked)
    .select([
      'game.is_anonymous as isAnonymous',
      'game.scale',
      'player.department_id as departmentId',
      answeredIds,
      isClosed,
      sql<number[]>`to_json(player.rated_option_ids)`.as('ratedIds'),
      sql<number[]>`(select coalesce(json_agg(question.id order by question.place), '[]')
        from game_question as question
        where question.company_id = game.company_id and question.game_id = game.id)`.as(
        'questionIds',
      ),
      sql<AnswerPlace['question']>`(
        select json_build_object('id', question.id, 'kind', question.kind,
          'options', ${optionsOf<{ id: number; isRight: boolean }>('isRight')})
        from game_question as question
        where question.company_id = game.company_id and question.game_id = game.id
          and question.id = ${asked.questionId})`.as('question'),
    ])
    .forUpdate('player'),
);

/** The options of the question of the query around, in order. */
function optionsOf<Option>(field: 'text' | 'isRight'): QuestionOptions<Option> {
  const value = field === 'text' ? sql`option.text` : sql`option.is_right`;
  return sql<Option[]>`(
    select coalesce(json_agg(json_build_object('id', option.id, ${sql.lit(field)}, ${value})
      order by option.place), '[]')
    from game_option as option
    where option.company_id = question.company_id and option.question_id = question.id)`;
}

/** Keeps how far somebody has come. */
export const saveProgress = keptChange(
  (
    db,
    given: PlayerKey & {
      readonly answeredIds: readonly number[];
      readonly ratedIds: readonly number[];
      readonly finishedOn: string | null;
    },
  ) =>
    db
      .updateTable('game_person')
      .set({
        answered_question_ids: given.answeredIds as number[],
        rated_option_ids: given.ratedIds as number[],
        finished_on: given.finishedOn,
      })
      .where('company_id', '=', given.companyId)
      .where('game_id', '=', given.gameId)
      .where('person_id', '=', given.personId),
);

/** Keeps an answer under the name of whoever gave it. */
export const addAnswer = keptChange((db, given: PlayerKey & GivenAnswer & { readonly now: Date }) =>
  db.insertInto('game_answer').values({
    company_id: given.companyId,
    game_id: given.gameId,
    person_id: given.personId,
    question_id: given.questionId,
    option_id: given.optionId,
    value: sql`nullif(${given.value}::integer, 0)`,
    text: given.text,
    answered_at: given.now,
  }),
);

/** The option that somebody has chosen. */
export const findChosen = keptQuery(
  (db, { companyId, gameId, personId, questionId }: PlayerKey & QuestionKey) =>
    db
      .selectFrom('game_answer')
      .where('company_id', '=', companyId)
      .where('game_id', '=', gameId)
      .where('person_id', '=', personId)
      .where('question_id', '=', questionId)
      .select('option_id as optionId'),
);
