import { isToldVote, type OptionVotes } from '@aferir/domain';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { keptChange, keptQuery } from '../../../db/kept-query.ts';
import type { DatabaseSchema } from '../../../db/schema.ts';
import type {
  AnswerPlace,
  GivenAnswer,
  PlayedGame,
  Player,
  PlayStore,
} from '../../../playing/playing.ts';

type QuestionOptions<Option> = Expression<Option[]>;

/** Opens the store for one company; `db` has to be bound to the same one. */
export function openPlaying(db: Db, companyId: number): PlayStore {
  const of = (player: Player) => ({ companyId, ...player });
  const toVotes = (votes: Readonly<Record<string, number>> | null): OptionVotes[] =>
    Object.entries(votes ?? {}).map(([id, count]) => ({ optionId: Number(id), votes: count }));

  return {
    async findGame(player) {
      const [game] = await findGame(db, of(player));
      return game;
    },

    async lockPlace(player, questionId) {
      // The game comes before the player, as it does with whoever closes, changes or sends it.
      await markAnswered(db, of(player));
      await holdGame(db, of(player));
      const [place] = await lockPlace(db, { ...of(player), questionId });
      return place;
    },

    saveProgress: (player, progress) => saveProgress(db, { ...of(player), ...progress }),
    addAnswer: (player, answer, now) => addAnswer(db, { ...of(player), ...answer, now }),

    async findChosen(player, questionId) {
      const [chosen] = await findChosen(db, { ...of(player), questionId });
      return chosen?.optionId;
    },

    count: (gameId, departmentId, answer) =>
      answer.text === null
        ? addToTally(db, { companyId, gameId, departmentId, ...answer })
        : addText(db, { companyId, gameId, departmentId, ...answer, text: answer.text }),

    listVotes: (questionId) => listVotes(db, { companyId, questionId }),

    async countVote(gameId, departmentId, answer) {
      const asked = { companyId, questionId: answer.questionId };
      const [question] = await countVote(db, asked);
      await addToTally(db, { companyId, gameId, departmentId, ...answer });
      if (!question || !isToldVote(question.count)) return toVotes(question?.shown ?? null);
      const [told] = await tellVotes(db, asked);
      return toVotes(told?.shown ?? null);
    },

    async listToldVotes(questionId) {
      const [question] = await findToldVotes(db, { companyId, questionId });
      return toVotes(question?.shown ?? null);
    },
  };
}

interface PlayerKey extends Player {
  readonly companyId: number;
}

interface QuestionKey {
  readonly companyId: number;
  readonly questionId: number;
}

interface TallyPlace extends Omit<GivenAnswer, 'text'> {
  readonly companyId: number;
  readonly gameId: number;
  readonly departmentId: number;
}

/** What somebody plays: whoever has not been sent a game does not play it. */
function played(db: Kysely<DatabaseSchema>, { companyId, gameId, personId }: PlayerKey) {
  return db
    .selectFrom('game_person as player')
    .innerJoin('game', (join) =>
      join
        .onRef('game.company_id', '=', 'player.company_id')
        .onRef('game.id', '=', 'player.game_id'),
    )
    .where('player.company_id', '=', companyId)
    .where('player.game_id', '=', gameId)
    .where('player.person_id', '=', personId)
    .where('player.sent_at', 'is not', null);
}

/** As JSON, so that both engines read the numbers in it as numbers. */
const answeredIds = sql<number[]>`to_json(player.answered_question_ids)`.as('answeredIds');
const isClosed = sql<boolean>`game.closed_at is not null`.as('isClosed');

const findGame = keptQuery((db, player: PlayerKey) =>
  played(db, player)
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'player.company_id')
        .onRef('person.id', '=', 'player.person_id'),
    )
    .select([
      'game.id',
      'game.title',
      'game.description',
      'game.scale',
      'game.is_anonymous as isAnonymous',
      'game.template',
      'person.name as personName',
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
const markAnswered = keptChange((db, { companyId, gameId }: PlayerKey) =>
  db
    .updateTable('game')
    .set({ is_answered: true })
    .where('company_id', '=', companyId)
    .where('id', '=', gameId)
    .where('is_answered', '=', false)
    .where('closed_at', 'is', null),
);

/** Nobody closes or changes the game until the transaction ends; others may answer it. */
const holdGame = keptChange((db, { companyId, gameId }: PlayerKey) =>
  db
    .selectFrom('game')
    .where('company_id', '=', companyId)
    .where('id', '=', gameId)
    .select('id')
    .forKeyShare(),
);

const lockPlace = keptQuery((db, asked: PlayerKey & QuestionKey) =>
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

const saveProgress = keptChange(
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

const addAnswer = keptChange((db, given: PlayerKey & GivenAnswer & { readonly now: Date }) =>
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

const findChosen = keptQuery(
  (db, { companyId, gameId, personId, questionId }: PlayerKey & QuestionKey) =>
    db
      .selectFrom('game_answer')
      .where('company_id', '=', companyId)
      .where('game_id', '=', gameId)
      .where('person_id', '=', personId)
      .where('question_id', '=', questionId)
      .select('option_id as optionId'),
);

const addToTally = keptChange((db, given: TallyPlace) =>
  db
    .insertInto('game_tally')
    .values({
      company_id: given.companyId,
      game_id: given.gameId,
      question_id: given.questionId,
      option_id: given.optionId,
      value: given.value,
      department_id: given.departmentId,
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'game_id', 'question_id', 'option_id', 'value', 'department_id'])
        .doUpdateSet({ count: sql`game_tally.count + 1` }),
    ),
);

/** A text takes its place by the alphabet, so that nothing tells which came last. */
const addText = keptChange((db, given: TallyPlace & { readonly text: string }) =>
  db
    .insertInto('game_words')
    .values({
      company_id: given.companyId,
      game_id: given.gameId,
      question_id: given.questionId,
      department_id: given.departmentId,
      texts: sql`array[${given.text}::text]`,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'game_id', 'question_id', 'department_id']).doUpdateSet({
        texts: sql`array(select one from unnest(game_words.texts || excluded.texts) as one
            order by one collate "C")`,
      }),
    ),
);

const listVotes = keptQuery((db, { companyId, questionId }: QuestionKey) =>
  db
    .selectFrom('game_answer')
    .where('company_id', '=', companyId)
    .where('question_id', '=', questionId)
    .groupBy('option_id')
    .select('option_id as optionId')
    .select(({ fn }) => fn.countAll<number>().as('votes')),
);

/** Counts a vote; whoever else votes on the question waits until the transaction ends. */
const countVote = keptQuery((db, given: QuestionKey) =>
  questionOf(db, given)
    .set({ vote_count: sql`vote_count + 1` })
    .returning(['vote_count as count', 'shown_votes as shown']),
);

/** From now on players are told of the votes as they are. */
const tellVotes = keptQuery((db, given: QuestionKey) =>
  questionOf(db, given)
    .set({
      shown_votes: sql`(select jsonb_object_agg(option_id, votes) from (
        select option_id, sum(count) as votes from game_tally
        where company_id = ${given.companyId} and question_id = ${given.questionId}
        group by option_id) as counted)`,
    })
    .returning('shown_votes as shown'),
);

const findToldVotes = keptQuery((db, { companyId, questionId }: QuestionKey) =>
  db
    .selectFrom('game_question')
    .where('company_id', '=', companyId)
    .where('id', '=', questionId)
    .select('shown_votes as shown'),
);

function questionOf(db: Kysely<DatabaseSchema>, { companyId, questionId }: QuestionKey) {
  return db
    .updateTable('game_question')
    .where('company_id', '=', companyId)
    .where('id', '=', questionId);
}
