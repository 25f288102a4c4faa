import type { ImportTexts } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Page, PageQuery } from '../../../platform/db/people-list.ts';
import type { RowOutcome } from '../employees-tables.ts';
import type { ReadRow } from './read-upload.ts';
import type { PlacedRow } from './sheet-managers.ts';

/** What became of one row. */
export interface RowResult {
  readonly place: number;
  readonly outcome: RowOutcome;
  readonly reason?: string | null;
  readonly person_id?: number | null;
  readonly before?: object | null;
  readonly version_after?: number | null;
}

/** The rows of the imports of one company. */
export interface ImportRowStore {
  insert(importId: number, firstPlace: number, rows: readonly ReadRow[]): Promise<void>;
  setManagers(importId: number, rows: readonly PlacedRow[]): Promise<void>;
  setResults(importId: number, results: readonly RowResult[]): Promise<void>;
  listFaults(
    importId: number,
    query: PageQuery,
  ): Promise<Page<{ line: number; reason: string | null; texts: ImportTexts }>>;
  /** Deletes rows, and with them what it takes to undo, of imports that began before a moment. */
  forgetRows(before: Date): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createImportRowStore(db: Db, companyId: number): ImportRowStore {
  return {
    async insert(importId, firstPlace, rows) {
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
        select ${companyId}, ${importId}, place, line, texts, nullif(person, 'null'), reason, outcome
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given
          (place integer, line integer, texts jsonb, person jsonb, reason text, outcome text)`.execute(
        db,
      );
    },

    async setManagers(importId, rows) {
      await sql`update employee_import_row as row
        set place = given.next,
          person = case when given.reason is null
            then jsonb_set(row.person, '{managers}', given.managers) end,
          reason = coalesce(given.reason, row.reason),
          outcome = case when given.reason is null then row.outcome else 'faulty' end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
          (place integer, next integer, managers jsonb, reason text)
        where row.company_id = ${companyId} and row.import_id = ${importId}
          and row.place = given.place`.execute(db);
    },

    async setResults(importId, results) {
      await sql`update employee_import_row as changed
        set outcome = given.outcome, reason = given.reason, person_id = given.person_id,
          before = nullif(given.before, 'null'), version_after = given.version_after
        from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given
          (place integer, outcome text, reason text, person_id bigint, before jsonb, version_after integer)
        where changed.company_id = ${companyId} and changed.import_id = ${importId}
          and changed.place = given.place`.execute(db);
    },

    async listFaults(importId, { take, page }) {
      const faulty = db
        .selectFrom('employee_import_row')
        .where('company_id', '=', companyId)
        .where('import_id', '=', importId)
        .where('outcome', '=', 'faulty');
      const rows = await faulty
        .select(['line', 'reason', 'texts'])
        .orderBy('line')
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
