import type { AgreementDraft, AgreementFacts } from '@aferir/domain';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { nextVersion, recordTable } from '../../../platform/db/record-table.ts';
import type { AgreementTable } from './agreement-tables.ts';

/** An agreement as it is stored. */
export interface StoredAgreement extends AgreementDraft, AgreementFacts {
  readonly id: number;
  readonly responseId: number;
  readonly personId: number;
  readonly managerId: number | null;
  /** Whether both had confirmed at some time. */
  readonly hasHeld: boolean;
  readonly endedAt: Date | null;
  /** How often all whom it waits for were mailed, and on which day last. */
  readonly asks: number;
  readonly askedOn: string | null;
  readonly version: number;
  readonly createdAt: Date;
}

/** The same with the names that are shown beside it. */
export interface ListedAgreement extends StoredAgreement {
  readonly personName: string;
  readonly managerName: string | null;
  readonly competencyName: string | null;
}

/** What of an agreement changes while it goes its way. */
export type AgreementMove = Pick<
  Updateable<AgreementTable>,
  | 'person_confirmed_at'
  | 'manager_confirmed_at'
  | 'manager_id'
  | 'held_at'
  | 'outcome'
  | 'ended_at'
  | 'asks'
  | 'asked_on'
>;

/** The agreements of one company. */
export interface AgreementStore {
  find(id: number): Promise<StoredAgreement | undefined>;
  /** Nobody changes it until the transaction ends. */
  lock(id: number): Promise<StoredAgreement | undefined>;
  countOf(responseId: number): Promise<number>;
  insert(
    place: { readonly responseId: number; readonly personId: number },
    draft: AgreementDraft,
    move: AgreementMove,
    now: Date,
  ): Promise<number>;
  update(id: number, draft: AgreementDraft, move: AgreementMove): Promise<void>;
  move(id: number, move: AgreementMove): Promise<void>;
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createAgreementStore(db: Db, companyId: number): AgreementStore {
  const agreements = recordTable('agreement', db, companyId);
  const at = (id: number) =>
    db.selectFrom('agreement').selectAll().where('company_id', '=', companyId).where('id', '=', id);

  return {
    async find(id) {
      const row = await at(id).executeTakeFirst();
      return row && toAgreement(row);
    },

    async lock(id) {
      const row = await at(id).forUpdate().executeTakeFirst();
      return row && toAgreement(row);
    },

    async countOf(responseId) {
      const { count } = await db
        .selectFrom('agreement')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('company_id', '=', companyId)
        .where('response_id', '=', responseId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    insert: ({ responseId, personId }, draft, move, now) =>
      agreements.insert({
        response_id: responseId,
        person_id: personId,
        ...toRow(draft),
        ...move,
        created_at: now,
      }),
    update: (id, draft, move) =>
      agreements.update(id, { ...toRow(draft), ...move, version: nextVersion }),
    move: (id, move) => agreements.update(id, { ...move, version: nextVersion }),
    delete: agreements.delete,
  };
}

/** Agreements of a company with the names beside them, of which a query takes some. */
export function listedAgreements(db: Db, companyId: number) {
  return db
    .selectFrom('agreement')
    .innerJoin('person', (join) => onReference(join, 'person', 'agreement.person_id'))
    .leftJoin('person as manager', (join) => onReference(join, 'manager', 'agreement.manager_id'))
    .leftJoin('performance_response_competency as competency', (join) =>
      join
        .onRef('competency.company_id', '=', 'agreement.company_id')
        .onRef('competency.response_id', '=', 'agreement.response_id')
        .onRef('competency.competency_id', '=', 'agreement.competency_id'),
    )
    .where('agreement.company_id', '=', companyId)
    .selectAll('agreement')
    .select([
      'person.name as person_name',
      'manager.name as manager_name',
      'competency.name as competency_name',
    ]);
}

/** Agreements in the order of their days, those that have ended last, the latest first. */
export async function readAgreements(
  query: ReturnType<typeof listedAgreements>,
): Promise<ListedAgreement[]> {
  const rows = await query
    .orderBy(sql`agreement.outcome is not null`)
    .orderBy('agreement.ended_at', 'desc')
    .orderBy('agreement.due_on')
    .orderBy('agreement.id')
    .execute();
  return rows.map(toListed);
}

/** A row of `listedAgreements`. */
export function toListed(
  row: Selectable<AgreementTable> & {
    person_name: string;
    manager_name: string | null;
    competency_name: string | null;
  },
): ListedAgreement {
  return {
    ...toAgreement(row),
    personName: row.person_name,
    managerName: row.manager_name,
    competencyName: row.competency_name,
  };
}

function toAgreement(row: Selectable<AgreementTable>): StoredAgreement {
  return {
    id: row.id,
    responseId: row.response_id,
    personId: row.person_id,
    managerId: row.manager_id,
    goal: row.goal,
    action: row.action,
    doer: row.doer,
    dueOn: row.due_on,
    competencyId: row.competency_id,
    personConfirmedAt: row.person_confirmed_at,
    managerConfirmedAt: row.manager_confirmed_at,
    hasHeld: row.held_at !== null,
    outcome: row.outcome,
    endedAt: row.ended_at,
    asks: row.asks,
    askedOn: row.asked_on,
    version: row.version,
    createdAt: row.created_at,
  };
}

function toRow({ goal, action, doer, dueOn, competencyId }: AgreementDraft) {
  return { goal, action, doer, due_on: dueOn, competency_id: competencyId };
}
