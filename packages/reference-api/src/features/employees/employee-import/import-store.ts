import type { ImportTexts } from '@aferir/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Page, PageQuery } from '../../../platform/db/people-list.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { EmployeeImportTable, ImportState, RowOutcome } from '../employees-tables.ts';
import type { ReadRow } from './read-upload.ts';

/** How long rows of an import are kept, and with them what it takes to undo it. */
export const importLifetime = 30 * 24 * 60 * 60_000;

/** How long the rows of a file may take to arrive; after that whoever sent them is gone. */
const longestReceipt = 2 * 60_000;

/** The index by which imports of a company, and undoing them, take turns. */
const oneAtATime = 'employee_import_one_at_a_time';

/** An import as it is stored. */
export type StoredImport = Selectable<EmployeeImportTable>;

/** Who imports what. */
export interface NewImport {
  readonly staffUserId: number;
  readonly userName: string;
  readonly fileName: string;
  readonly now: Date;
}

/** What became of one row. */
export interface RowResult {
  readonly place: number;
  readonly outcome: RowOutcome;
  readonly reason?: string | null;
  readonly person_id?: number | null;
  readonly before?: object | null;
  readonly version_after?: number | null;
}

/** The imports of one company. */
export interface ImportStore {
  /** Undefined where another one is under way. */
  create(given: NewImport): Promise<number | undefined>;
  addRows(id: number, firstPlace: number, rows: readonly ReadRow[]): Promise<void>;
  /** Forgets an import whose file could not be read to its end. */
  drop(id: number): Promise<void>;
  find(id: number): Promise<StoredImport | undefined>;
  /** The same, and keeps others from working on it until the transaction ends. */
  lock(id: number): Promise<StoredImport | undefined>;
  list(query: PageQuery): Promise<Page<StoredImport>>;
  change(
    id: number,
    values: Partial<Pick<StoredImport, 'state' | 'reason' | 'finished_at'>>,
  ): Promise<void>;
  /** Begins to undo one; false where another one is under way or being undone. */
  beginUndo(id: number, staffUserId: number): Promise<boolean>;
  /** Adds to the counts. */
  count(id: number, outcomes: readonly RowOutcome[]): Promise<void>;
  setResults(id: number, results: readonly RowResult[]): Promise<void>;
  keep(id: number, names: readonly string[]): Promise<void>;
  listFaults(
    id: number,
    query: PageQuery,
  ): Promise<Page<{ line: number; reason: string | null; texts: ImportTexts }>>;
  /** Deletes rows, and with them what it takes to undo, of imports that began before a moment. */
  forgetRows(before: Date): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createImportStore(db: Db, companyId: number): ImportStore {
  const one = (id: number) =>
    db
      .selectFrom('employee_import')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id);
  const update = (id: number) =>
    db.updateTable('employee_import').where('company_id', '=', companyId).where('id', '=', id);

  return {
    async create({ staffUserId, userName, fileName, now }) {
      const state: ImportState = 'receiving';
      await db
        .updateTable('employee_import')
        .set({ state: 'stopped', reason: texts.receiptLost, finished_at: now })
        .where('company_id', '=', companyId)
        .where('state', '=', state)
        .where('created_at', '<', new Date(now.getTime() - longestReceipt))
        .execute();
      const row = await db
        .insertInto('employee_import')
        .values({
          company_id: companyId,
          staff_user_id: staffUserId,
          user_name: userName,
          file_name: fileName,
          state,
          created_at: now,
        })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async addRows(id, firstPlace, rows) {
      const values = rows.map(({ line, texts, person, reason }, index) => ({
        place: firstPlace + index,
        line,
        texts,
        person,
        reason,
        outcome: person ? null : 'faulty',
      }));
      await sql`insert into employee_import_row
          (company_id, import_id, place, line, texts, person, reason, outcome)
        select ${companyId}, ${id}, place, line, texts, nullif(person, 'null'), reason, outcome
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given
          (place integer, line integer, texts jsonb, person jsonb, reason text, outcome text)`.execute(
        db,
      );
      const faulty = rows.filter(({ person }) => person === null).length;
      await update(id)
        .set(({ eb }) => ({
          row_count: eb('row_count', '+', rows.length),
          done_count: eb('done_count', '+', faulty),
          faulty_count: eb('faulty_count', '+', faulty),
        }))
        .execute();
    },

    async drop(id) {
      await db
        .deleteFrom('employee_import')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    find: (id) => one(id).executeTakeFirst(),

    lock: (id) => one(id).forUpdate().executeTakeFirst(),

    async list({ take, page }) {
      const rows = await db
        .selectFrom('employee_import')
        .selectAll()
        .where('company_id', '=', companyId)
        .orderBy('id', 'desc')
        .limit(take)
        .offset(page * take)
        .execute();
      const { total } = await db
        .selectFrom('employee_import')
        .where('company_id', '=', companyId)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total };
    },

    async change(id, values) {
      await update(id).set(values).execute();
    },

    async beginUndo(id, staffUserId) {
      try {
        await update(id).set({ state: 'undoing', done_count: 0, undone_by: staffUserId }).execute();
        return true;
      } catch (error) {
        if ((error as { constraint?: string }).constraint === oneAtATime) return false;
        throw error;
      }
    },

    async count(id, outcomes) {
      const of = (outcome: RowOutcome) => outcomes.filter((one) => one === outcome).length;
      await update(id)
        .set(({ eb }) => ({
          done_count: eb('done_count', '+', outcomes.length),
          created_count: eb('created_count', '+', of('created')),
          changed_count: eb('changed_count', '+', of('changed')),
          unchanged_count: eb('unchanged_count', '+', of('unchanged')),
          faulty_count: eb('faulty_count', '+', of('faulty')),
        }))
        .execute();
    },

    async setResults(id, results) {
      await sql`update employee_import_row as changed
        set outcome = given.outcome, reason = given.reason, person_id = given.person_id,
          before = nullif(given.before, 'null'), version_after = given.version_after
        from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given
          (place integer, outcome text, reason text, person_id bigint, before jsonb, version_after integer)
        where changed.company_id = ${companyId} and changed.import_id = ${id}
          and changed.place = given.place`.execute(db);
    },

    async keep(id, names) {
      if (names.length === 0) return;
      await sql`update employee_import set kept = kept || ${JSON.stringify(names)}::jsonb
        where company_id = ${companyId} and id = ${id}`.execute(db);
    },

    async listFaults(id, { take, page }) {
      const faulty = db
        .selectFrom('employee_import_row')
        .where('company_id', '=', companyId)
        .where('import_id', '=', id)
        .where('outcome', '=', 'faulty');
      const rows = await faulty
        .select(['line', 'reason', 'texts'])
        .orderBy('place')
        .limit(take)
        .offset(page * take)
        .execute();
      const { total } = await faulty
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total };
    },

    async forgetRows(before) {
      const old = db
        .selectFrom('employee_import')
        .select('id')
        .where('company_id', '=', companyId)
        .where('created_at', '<', before);
      for (const table of ['employee_import_row', 'employee_import_place'] as const) {
        await db
          .deleteFrom(table)
          .where('company_id', '=', companyId)
          .where('import_id', 'in', old)
          .execute();
      }
    },
  };
}
