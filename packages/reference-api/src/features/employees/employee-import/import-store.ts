import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../../platform/db/list-order.ts';
import type { Page, PageQuery } from '../../../platform/db/people-list.ts';
import { searchable } from '../../../platform/db/search-expression.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { EmployeeImportTable, ImportState, RowOutcome } from '../employees-tables.ts';
import { createImportRowStore, type ImportRowStore } from './import-row-store.ts';
import type { ReadRow } from './read-upload.ts';
import type { PlacedRow } from './sheet-managers.ts';

/** How long rows of an import are kept, and with them what it takes to undo it. */
export const importLifetime = 30 * 24 * 60 * 60_000;

/** How long the rows of a file may take to arrive; after that whoever sent them is gone. */
const longestReceipt = 2 * 60_000;

/** The index by which imports of a company, and undoing them, take turns. */
const oneAtATime = 'employee_import_one_at_a_time';

/** What imports can be put in order by; of what is equal the latest comes first. */
const orders = {
  arquivo: [searchable(sql.ref('file_name'))],
  situacao: [sql`array_position('{receiving,running,done,stopped,undoing,undone}'::text[], state)`],
  inicio: [sql.ref('created_at')],
  resultado: [sql.ref('created_count'), sql.ref('changed_count')],
  erros: [sql.ref('faulty_count')],
} as const;

/** Which imports to list; without an order the latest come first. */
export interface ImportsQuery extends PageQuery {
  readonly order?: ListOrder<keyof typeof orders> | undefined;
}

/** An import as it is stored. */
export type StoredImport = Selectable<EmployeeImportTable>;

/** Who imports what. */
export interface NewImport {
  readonly staffUserId: number;
  readonly userName: string;
  readonly fileName: string;
  readonly now: Date;
}

/** The imports of one company. */
export interface ImportStore
  extends Pick<ImportRowStore, 'setResults' | 'listFaults' | 'forgetRows'> {
  /** Undefined where another one is under way. */
  create(given: NewImport): Promise<number | undefined>;
  addRows(id: number, firstPlace: number, rows: readonly ReadRow[]): Promise<void>;
  /** Puts rows behind those of their managers, with the managers who were found. */
  setManagers(id: number, rows: readonly PlacedRow[]): Promise<void>;
  /** Forgets an import whose file could not be read to its end. */
  drop(id: number): Promise<void>;
  find(id: number): Promise<StoredImport | undefined>;
  /** The same, and keeps others from working on it until the transaction ends. */
  lock(id: number): Promise<StoredImport | undefined>;
  list(query: ImportsQuery): Promise<Page<StoredImport>>;
  change(
    id: number,
    values: Partial<Pick<StoredImport, 'state' | 'reason' | 'finished_at'>>,
  ): Promise<void>;
  /** Begins to undo one; false where another one is under way or being undone. */
  beginUndo(id: number, staffUserId: number): Promise<boolean>;
  /** Adds to the counts; `withoutEmail`: of those who came in or changed. */
  count(id: number, outcomes: readonly RowOutcome[], withoutEmail?: number): Promise<void>;
  keep(id: number, names: readonly string[]): Promise<void>;
}

type Count =
  `${'row' | 'done' | 'created' | 'changed' | 'unchanged' | 'faulty' | 'without_email'}_count`;

const leftOut = (count: number) => ({ done_count: count, faulty_count: count });

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
  const addCounts = async (id: number, counts: Partial<Record<Count, number>>) => {
    await update(id)
      .set(({ eb }) =>
        Object.fromEntries(
          (Object.entries(counts) as [Count, number][]).map(([name, more]) => [
            name,
            eb(name, '+', more),
          ]),
        ),
      )
      .execute();
  };
  const { setResults, listFaults, forgetRows, ...own } = createImportRowStore(db, companyId);

  return {
    setResults,
    listFaults,
    forgetRows,

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
      await own.insert(id, firstPlace, rows);
      await addCounts(id, {
        row_count: rows.length,
        ...leftOut(rows.filter(({ person }) => person === null).length),
      });
    },

    async setManagers(id, rows) {
      await own.setManagers(id, rows);
      await addCounts(id, leftOut(rows.filter(({ reason }) => reason !== null).length));
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

    async list({ order, take, page }) {
      const all = db.selectFrom('employee_import').selectAll().where('company_id', '=', companyId);
      const keys = order ? orders[order.by] : [];
      const rows = await keys
        .reduce((some, key) => (order ? some.orderBy(key, wayOf(order)) : some), all)
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

    async count(id, outcomes, withoutEmail = 0) {
      const of = (outcome: RowOutcome) => outcomes.filter((one) => one === outcome).length;
      await addCounts(id, {
        done_count: outcomes.length,
        created_count: of('created'),
        changed_count: of('changed'),
        unchanged_count: of('unchanged'),
        faulty_count: of('faulty'),
        without_email_count: withoutEmail,
      });
    },

    async keep(id, names) {
      if (names.length === 0) return;
      await sql`update employee_import set kept = kept || ${JSON.stringify(names)}::jsonb
        where company_id = ${companyId} and id = ${id}`.execute(db);
    },
  };
}
