import type {
  CycleAudience,
  CycleDates,
  CycleDraft,
  CycleKind,
  CycleRelease,
} from '@aferir/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { nextVersion, recordTable } from '../../platform/db/record-table.ts';
import { searchableName } from '../../platform/db/search-expression.ts';
import type { CycleTable } from './cycles-tables.ts';

/** A cycle as somebody writes it. */
export interface CycleValues extends CycleDraft {
  readonly kind: CycleKind;
  readonly remindsManagers: boolean;
  /** Whether results stay hidden from people until somebody releases them. */
  readonly holdsResults: boolean;
  /** Whether peers and direct reports rate too. */
  readonly asksAround: boolean;
}

/** A cycle as it is stored. */
export interface StoredCycle extends CycleValues, CycleDates, CycleRelease {
  readonly id: number;
  readonly version: number;
  readonly startedBy: number | null;
  /** The id of the last person whom the rule was read for; null: it is not being read. */
  readonly foundUpTo: number | null;
  readonly closedBy: number | null;
  readonly cancelsOpen: boolean;
  /** The last day on which its reminders began, YYYY-MM-DD. */
  readonly remindersBegunOn: string | null;
  /** The id of the last manager who was told that day who has still to answer; null: nobody yet. */
  readonly managersToldUpTo: number | null;
}

/** What of a cycle changes while it goes its way. */
export type CycleMove = Pick<
  Updateable<CycleTable>,
  | 'scheduled_at'
  | 'started_at'
  | 'started_by'
  | 'found_up_to'
  | 'closed_at'
  | 'closed_by'
  | 'cancels_open'
  | 'due_on'
  | 'reminders_begun_on'
  | 'managers_told_up_to'
  | 'releases_on'
  | 'released_at'
  | 'released_by'
>;

/** The cycles of one company. */
export interface CycleStore {
  find(id: number): Promise<StoredCycle | undefined>;
  /** Nobody changes it until the transaction ends. */
  lock(id: number): Promise<StoredCycle | undefined>;
  /** Whether another cycle has the name, whatever accents and case. */
  isNameTaken(name: string, exceptId: number): Promise<boolean>;
  insert(values: CycleValues, now: Date): Promise<number>;
  update(id: number, values: CycleValues): Promise<void>;
  move(id: number, move: CycleMove): Promise<void>;
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createCycleStore(db: Db, companyId: number): CycleStore {
  const cycles = recordTable('cycle', db, companyId);
  const at = (id: number) =>
    db.selectFrom('cycle').selectAll().where('company_id', '=', companyId).where('id', '=', id);

  return {
    async find(id) {
      const row = await at(id).executeTakeFirst();
      return row && toCycle(row);
    },

    async lock(id) {
      const row = await at(id).forUpdate().executeTakeFirst();
      return row && toCycle(row);
    },

    isNameTaken: (name, exceptId) => cycles.isTaken('search_name', searchableName(name), exceptId),
    insert: (values, now) =>
      cycles.insert({ ...toRow(values), kind: values.kind, created_at: now }),
    update: (id, values) => cycles.update(id, { ...toRow(values), version: nextVersion }),
    move: (id, move) => cycles.update(id, { ...move, version: nextVersion }),
    delete: cycles.delete,
  };
}

/** The cycles of a query over all their columns. */
export async function readCycles(query: {
  execute(): Promise<Selectable<CycleTable>[]>;
}): Promise<StoredCycle[]> {
  return (await query.execute()).map(toCycle);
}

function toCycle(row: Selectable<CycleTable>): StoredCycle {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    welcome: row.welcome,
    opensOn: row.opens_on,
    dueOn: row.due_on,
    reminderDays: row.reminder_days,
    remindsManagers: row.reminds_managers,
    holdsResults: row.holds_results,
    releasesOn: row.releases_on,
    releasedAt: row.released_at,
    asksAround: row.asks_around,
    audience: audienceOf(row),
    version: row.version,
    scheduledAt: row.scheduled_at,
    startedAt: row.started_at,
    startedBy: row.started_by,
    foundUpTo: row.found_up_to,
    closedAt: row.closed_at,
    closedBy: row.closed_by,
    cancelsOpen: row.cancels_open,
    remindersBegunOn: row.reminders_begun_on,
    managersToldUpTo: row.managers_told_up_to,
  };
}

function audienceOf(row: Selectable<CycleTable>): CycleAudience {
  return {
    departmentIds: row.department_ids,
    positionIds: row.position_ids,
    hiredBefore: row.hired_before,
    onlyNamed: row.only_named,
    namedIds: row.named_ids,
    exceptIds: row.except_ids,
  };
}

function toRow({ audience, ...values }: CycleValues) {
  return {
    name: values.name,
    welcome: values.welcome,
    opens_on: values.opensOn,
    due_on: values.dueOn,
    reminder_days: [...values.reminderDays],
    reminds_managers: values.remindsManagers,
    holds_results: values.holdsResults,
    asks_around: values.asksAround,
    department_ids: [...audience.departmentIds],
    position_ids: [...audience.positionIds],
    hired_before: audience.hiredBefore,
    only_named: audience.onlyNamed,
    named_ids: [...audience.namedIds],
    except_ids: [...audience.exceptIds],
  };
}
