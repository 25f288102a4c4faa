import type { Insertable, Updateable } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import { recordTable } from '../../../platform/db/record-table.ts';
import {
  insertResponses,
  type NewRequest,
  type NewResponse,
  newResponseRow,
} from '../../../shared/requests/new-requests.ts';
import type {
  PerformanceCompetencyRow,
  PerformanceResponseRow,
  PerformanceResponseTable,
  ResponseCompetencyRow,
  ResponseCompetencyTable,
} from '../performance-tables.ts';
import { uncancelledResponses } from './uncancelled-responses.ts';

/** Competencies that a response is about, in their order. */
export interface FrozenCompetencies {
  responseId: number;
  competencies: readonly Pick<PerformanceCompetencyRow, 'id' | 'code' | 'name' | 'description'>[];
}

/** What the performance assessment needs to know of a person. */
export interface ReviewedPerson {
  id: number;
  name: string;
  email: string | null;
  language: string | null;
  is_active: boolean;
  department_id: number | null;
  position_id: number | null;
}

/** A person's own score on its way into the database. */
export interface NewSelfScore {
  score: number;
  comment: string;
  scoredAt: Date;
}

/** Requests, their frozen competencies and self scores, of one company. */
export interface PerformanceStore {
  findPerson(id: number): Promise<ReviewedPerson | undefined>;
  find(id: number): Promise<PerformanceResponseRow | undefined>;
  /** Finds a response and makes whoever else wants to change it wait. */
  findForChange(id: number): Promise<PerformanceResponseRow | undefined>;
  /** The newest response of a person that was not cancelled. */
  findLatest(personId: number): Promise<PerformanceResponseRow | undefined>;
  /** Adds responses in one statement; people who already have an open request are left out. */
  insert(responses: readonly NewRequest[]): Promise<NewResponse[]>;
  update(id: number, changes: Updateable<PerformanceResponseTable>): Promise<void>;
  /** Copies competencies onto new responses. */
  freezeCompetencies(lists: readonly FrozenCompetencies[]): Promise<void>;
  /** The competencies of some responses in their order. */
  competenciesOf(...responseIds: readonly number[]): Promise<ResponseCompetencyRow[]>;
  /** Finds one row of a response's list, and so the response it belongs to. */
  findResponseCompetency(id: number): Promise<ResponseCompetencyRow | undefined>;
  saveSelfScore(responseCompetencyId: number, score: NewSelfScore): Promise<void>;
  /** The company's active competencies in the order of their codes. */
  listActiveCompetencies(): Promise<PerformanceCompetencyRow[]>;
  /** Ids of the competencies selected for the position that each of some people holds now, by the ids of these. */
  selectedCompetencies(personIds: readonly number[]): Promise<Map<number, Set<number>>>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createPerformanceStore(db: Db, companyId: number): PerformanceStore {
  const responses = () =>
    db.selectFrom('performance_response').selectAll().where('company_id', '=', companyId);
  return {
    findPerson: (id) =>
      db
        .selectFrom('person')
        .select(['id', 'name', 'email', 'language', 'is_active', 'department_id', 'position_id'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst(),

    find: (id) => responses().where('id', '=', id).executeTakeFirst(),
    findForChange: (id) => responses().where('id', '=', id).forUpdate().executeTakeFirst(),

    findLatest: (personId) =>
      uncancelledResponses(db, companyId)
        .selectAll()
        .where('person_id', '=', personId)
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    insert: (newResponses) =>
      insertResponses(
        db,
        'performance_response',
        newResponses.map((response) => newResponseRow(companyId, response)),
      ),

    update: recordTable('performance_response', db, companyId).update,

    async freezeCompetencies(lists) {
      const rows = lists.flatMap((list) => frozenRows(companyId, list));
      if (rows.length === 0) return;
      await insertRows(db, 'performance_response_competency', rows).execute();
    },

    competenciesOf: (...responseIds) =>
      db
        .selectFrom('performance_response_competency')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('response_id', 'in', [0, ...responseIds])
        .orderBy('sort_order')
        .execute(),

    findResponseCompetency: (id) =>
      db
        .selectFrom('performance_response_competency')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst(),

    async saveSelfScore(responseCompetencyId, { score, comment, scoredAt }) {
      await db
        .updateTable('performance_response_competency')
        .set({ self_score: score, self_comment: comment, self_scored_at: scoredAt })
        .where('company_id', '=', companyId)
        .where('id', '=', responseCompetencyId)
        .execute();
    },

    listActiveCompetencies: () =>
      db
        .selectFrom('performance_competency')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('is_active', '=', true)
        .orderBy('sort_order')
        .orderBy('id')
        .execute(),

    async selectedCompetencies(personIds) {
      const rows = await db
        .selectFrom('person')
        .innerJoin('position_competency as selection', (join) =>
          join
            .onRef('selection.company_id', '=', 'person.company_id')
            .onRef('selection.position_id', '=', 'person.position_id'),
        )
        .select(['person.id', 'selection.competency_id'])
        .where('person.company_id', '=', companyId)
        .where('person.id', '=', anyOf(personIds))
        .execute();
      const selected = new Map<number, Set<number>>();
      for (const { id, competency_id } of rows) {
        const own = selected.get(id) ?? new Set();
        selected.set(id, own.add(competency_id));
      }
      return selected;
    },
  };
}

function frozenRows(
  companyId: number,
  { responseId, competencies }: FrozenCompetencies,
): Insertable<ResponseCompetencyTable>[] {
  return competencies.map(({ id, code, name, description }, index) => ({
    company_id: companyId,
    response_id: responseId,
    competency_id: id,
    sort_order: index + 1,
    code,
    name,
    description,
  }));
}
