import { type Expression, type Kysely, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { keptChange, keptQuery } from '../../platform/db/kept-query.ts';
import { recordTable } from '../../platform/db/record-table.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import {
  insertResponses,
  type NewRequest,
  type NewResponse,
  newResponseRow,
} from '../../shared/requests/new-requests.ts';
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

/** What decides about an answer to a response. */
export type ResponseState = Pick<DiscResponseRow, (typeof stateColumns)[number]>;

/** The same with the ids of the questions that have an answer. */
export interface AnsweredResponse extends ResponseState {
  answered: number[];
}

const stateColumns = [
  'id',
  'instrument_version',
  'status',
  'viewed_at',
  'finished_at',
  'closed_at',
] as const;

/** What the behavioral assessment needs to know of a person. */
export interface AssessedPerson {
  id: number;
  name: string;
  email: string | null;
  language: string | null;
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
  /** Makes whoever else wants to change a response wait, and finds how it stands then. */
  findForAnswer(id: number): Promise<AnsweredResponse | undefined>;
  /** Puts an answer in place of the one before, if there is one. */
  saveAnswer(answer: NewDiscAnswer): Promise<void>;
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

    update: recordTable('disc_response', db, companyId).update,

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

    async findForAnswer(id) {
      await lock(db, { companyId, id });
      return (await findAnswered(db, { companyId, id }))[0];
    },

    saveAnswer: (answer) => saveAnswer(db, { companyId, ...answer }),
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
    .select(['id', 'name', 'email', 'language', 'is_active'])
    .where('company_id', '=', companyId)
    .where('id', '=', id),
);

const find = keptQuery(responseAt);
const findForChange = keptQuery((db, place: RowPlace) => responseAt(db, place).forUpdate());

const lock = keptChange((db, place: RowPlace) =>
  responseAt(db, place).clearSelect().select('id').forUpdate(),
);

// By the columns of the row: by the values, a plan for all of them would seem dearer than a new one each time.
const findAnswered = keptQuery((db, place: RowPlace) =>
  responseAt(db, place)
    .clearSelect()
    .select(stateColumns)
    .select(({ fn, ref }) =>
      fn<number[]>('array', [
        answersTo(db, ref('disc_response.company_id'), ref('disc_response.id')),
      ]).as('answered'),
    ),
);

function responseAt(db: Kysely<DatabaseSchema>, { companyId, id }: RowPlace) {
  return db
    .selectFrom('disc_response')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id);
}

const answeredQuestions = keptQuery(
  (db, { companyId, responseId }: { companyId: number; responseId: number }) =>
    answersTo(db, sql.val(companyId), sql.val(responseId)),
);

function answersTo(
  db: Kysely<DatabaseSchema>,
  companyId: Expression<number>,
  responseId: Expression<number>,
) {
  return db
    .selectFrom('disc_answer')
    .select('question_id')
    .where('disc_answer.company_id', '=', companyId)
    .where('disc_answer.response_id', '=', responseId);
}

const saveAnswer = keptChange((db, answer: NewDiscAnswer & { companyId: number }) => {
  const { companyId, responseId, questionId, ranking, elapsedMs, answeredAt } = answer;
  return db
    .insertInto('disc_answer')
    .values({
      company_id: companyId,
      response_id: responseId,
      question_id: questionId,
      ranking,
      elapsed_ms: elapsedMs,
      answered_at: answeredAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'response_id', 'question_id']).doUpdateSet(({ ref }) => ({
        ranking: ref('excluded.ranking'),
        elapsed_ms: ref('excluded.elapsed_ms'),
        answered_at: ref('excluded.answered_at'),
      })),
    );
});
