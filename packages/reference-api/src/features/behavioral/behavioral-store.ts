import type { Kysely, Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { keptQuery } from '../../db/kept-query.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
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
  return {
    findPerson: async (id) => (await findPerson(db, { companyId, id }))[0],
    find: async (id) => (await find(db, { companyId, id }))[0],
    findForChange: async (id) => (await findForChange(db, { companyId, id }))[0],

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

    async answeredQuestions(responseId) {
      const rows = await answeredQuestions(db, { companyId, responseId });
      return rows.map(({ question_id }) => question_id);
    },

    async saveAnswer(answer) {
      const [saved] = await saveAnswer(db, { companyId, ...answer });
      // What a statement writes it does not see.
      return [...(saved?.answered ?? []), answer.questionId];
    },
  };
}

/** A row of a company. */
interface RowPlace {
  companyId: number;
  id: number;
}

const findPerson = keptQuery((db, { companyId, id }: RowPlace) =>
  db
    .selectFrom('person')
    .select(['id', 'name', 'email', 'is_active'])
    .where('company_id', '=', companyId)
    .where('id', '=', id),
);

const find = keptQuery(responseAt);
const findForChange = keptQuery((db, place: RowPlace) => responseAt(db, place).forUpdate());

function responseAt(db: Kysely<DatabaseSchema>, { companyId, id }: RowPlace) {
  return db
    .selectFrom('disc_response')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id);
}

const answeredQuestions = keptQuery(questionsAnswered);

function questionsAnswered(
  db: Kysely<DatabaseSchema>,
  { companyId, responseId }: { companyId: number; responseId: number },
) {
  return db
    .selectFrom('disc_answer')
    .select('question_id')
    .where('company_id', '=', companyId)
    .where('response_id', '=', responseId);
}

const saveAnswer = keptQuery((db, answer: NewDiscAnswer & { companyId: number }) => {
  const { companyId, responseId, questionId, ranking, elapsedMs, answeredAt } = answer;
  const given = { ranking, elapsed_ms: elapsedMs, answered_at: answeredAt };
  const place = { company_id: companyId, response_id: responseId, question_id: questionId };
  return db
    .insertInto('disc_answer')
    .values({ ...place, ...given })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'response_id', 'question_id']).doUpdateSet(given),
    )
    .returning(({ fn }) =>
      fn<number[]>('array', [questionsAnswered(db, { companyId, responseId })]).as('answered'),
    );
});
