import { type Kysely, sql } from 'kysely';
import { keptChange, keptQuery } from '../../../platform/db/kept-query.ts';
import type { DatabaseSchema } from '../../../platform/db/schema.ts';
import type { GivenAnswer } from '../../../shared/playing/playing.ts';

/** Which question of a company. */
export interface QuestionKey {
  readonly companyId: number;
  readonly questionId: number;
}

interface TallyPlace extends Omit<GivenAnswer, 'text'> {
  readonly companyId: number;
  readonly gameId: number;
  readonly departmentId: number;
}

/** Counts an answer among those of a department. */
export const addToTally = keptChange((db, given: TallyPlace) =>
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
export const addText = keptChange((db, given: TallyPlace & { readonly text: string }) =>
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

/** The votes on a question whose answers are kept under names. */
export const listVotes = keptQuery((db, { companyId, questionId }: QuestionKey) =>
  db
    .selectFrom('game_answer')
    .where('company_id', '=', companyId)
    .where('question_id', '=', questionId)
    .groupBy('option_id')
    .select('option_id as optionId')
    .select(({ fn }) => fn.countAll<number>().as('votes')),
);

/** Counts a vote; whoever else votes on the question waits until the transaction ends. */
export const countVote = keptQuery((db, given: QuestionKey) =>
  questionOf(db, given)
    .set({ vote_count: sql`vote_count + 1` })
    .returning(['vote_count as count', 'shown_votes as shown']),
);

/** From now on players are told of the votes as they are. */
export const tellVotes = keptQuery((db, given: QuestionKey) =>
  questionOf(db, given)
    .set({
      shown_votes: sql`(select jsonb_object_agg(option_id, votes) from (
        select option_id, sum(count) as votes from game_tally
        where company_id = ${given.companyId} and question_id = ${given.questionId}
        group by option_id) as counted)`,
    })
    .returning('shown_votes as shown'),
);

/** The votes on a question as players are told of them. */
export const findToldVotes = keptQuery((db, { companyId, questionId }: QuestionKey) =>
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
