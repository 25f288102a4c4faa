import type { Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import {
  insertResponses,
  type NewRequest,
  type NewResponse,
  newResponseRow,
} from '../../requests/new-requests.ts';
import { updateResponse } from '../../requests/response-table.ts';
import type { DiscAnswerRow, DiscResponseRow, DiscResponseTable } from './behavioral-tables.ts';

/** A request on its way into the database. */
export interface NewDiscResponse extends NewRequest {
  instrumentVersion: number;
}

/** One question as it was answered. */
export interface NewDiscAnswer {
  responseId: number;
  questionId: number;
  ranking: number[];
  elapsedMs: number | null;
  answeredAt: Date;
}

/** What the behavioral assessment needs to know of a person. */
export interface AssessedPerson {
  id: number;
  name: string;
  email: string | null;
  is_active: boolean;
}

/** Responses and answers of one company. */
export interface BehavioralStore {
  findPerson(id: number): Promise<AssessedPerson | undefined>;
  find(id: number): Promise<DiscResponseRow | undefined>;
  /** Finds a response and makes whoever else wants to change it wait. */
  findForChange(id: number): Promise<DiscResponseRow | undefined>;
  hasOpen(personId: number): Promise<boolean>;
  hasFinishedWith(personId: number, outcomeId: number): Promise<boolean>;
  /** Adds responses in one statement; people who already have an open request are left out. */
  insert(responses: readonly NewDiscResponse[]): Promise<NewResponse[]>;
  update(id: number, changes: Updateable<DiscResponseTable>): Promise<void>;
  answersOf(responseId: number): Promise<DiscAnswerRow[]>;
  /** Ids of the questions that have an answer. */
  answeredQuestions(responseId: number): Promise<number[]>;
  /** Puts an answer in place of the one before, if there is one; ids of the questions that then have one. */
  saveAnswer(answer: NewDiscAnswer): Promise<number[]>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createBehavioralStore(db: Db, companyId: number): BehavioralStore {
  const responses = () =>
    db.selectFrom('disc_response').selectAll().where('company_id', '=', companyId);
  const questionsAnswered = (responseId: number) =>
    db
      .selectFrom('disc_answer')
      .select('question_id')
      .where('company_id', '=', companyId)
      .where('response_id', '=', responseId);

  return {
    findPerson: (id) =>
      db
        .selectFrom('person')
        .select(['id', 'name', 'email', 'is_active'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst(),

    find: (id) => responses().where('id', '=', id).executeTakeFirst(),
    findForChange: (id) => responses().where('id', '=', id).forUpdate().executeTakeFirst(),

    async hasOpen(personId) {
      const open = await responses()
        .where('person_id', '=', personId)
        .where('finished_at', 'is', null)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      return open !== undefined;
    },

    async hasFinishedWith(personId, outcomeId) {
      const finished = await responses()
        .where('person_id', '=', personId)
        .where('outcome_id', '=', outcomeId)
        .executeTakeFirst();
      return finished !== undefined;
    },

    insert: (newResponses) =>
      insertResponses(
        db,
        'disc_response',
        newResponses.map((response) => ({
          ...newResponseRow(companyId, response),
          instrument_version: response.instrumentVersion,
        })),
      ),

    update: (id, changes) => updateResponse(db, 'disc_response', { companyId, id }, changes),

    answersOf: (responseId) =>
      db
        .selectFrom('disc_answer')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('response_id', '=', responseId)
        .orderBy('question_id')
        .execute(),

    answeredQuestions: async (responseId) => idsOf(await questionsAnswered(responseId).execute()),

    async saveAnswer({ responseId, questionId, ranking, elapsedMs, answeredAt }) {
      const given = { ranking, elapsed_ms: elapsedMs, answered_at: answeredAt };
      const place = { company_id: companyId, response_id: responseId, question_id: questionId };
      const saving = db.with('saved', (saved) =>
        saved
          .insertInto('disc_answer')
          .values({ ...place, ...given })
          .onConflict((conflict) =>
            conflict.columns(['company_id', 'response_id', 'question_id']).doUpdateSet(given),
          )
          .returning('question_id'),
      );
      // What a statement writes it does not see, hence the union.
      const rows = await saving
        .selectFrom('saved')
        .select('question_id')
        .union(questionsAnswered(responseId))
        .execute();
      return idsOf(rows);
    },
  };
}

function idsOf(rows: readonly { question_id: number }[]): number[] {
  return rows.map(({ question_id }) => question_id);
}
