import { addNewDepartments, addNewPlaces, IMPORT_THROTTLE, type ManagedRow } from '@aferir/domain';
import type { ReadingNote } from '@aferir/spreadsheet';
import {
  asStaff,
  type DetachedContext,
  type OperationContext,
  type Services,
} from '../../../operation/context.ts';
import { findStaffUser } from '../../../operation/sessions/staff-user-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { conflict, notFound } from '../../../platform/errors/failures.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { PersonToImport } from '../employees-tables.ts';
import {
  createRowPlanner,
  findExisting,
  putsElsewhere,
  readPlaces,
  type Standing,
  standingIn,
} from './import-plan.ts';
import { type ImportRights, readImportRights } from './import-rights.ts';
import { createImportStore, importLifetime, type StoredImport } from './import-store.ts';
import { readManagers } from './met-managers.ts';
import { type ReadRow, readUpload, toReadOrder, type Upload } from './read-upload.ts';
import { findManagers, namesManagers, placeRows, toManagedRow } from './sheet-managers.ts';

/** An import that has begun, and what there is to know of how its file was read. */
export interface StartedImport {
  readonly id: number;
  readonly notes: readonly ReadingNote[];
}

/** Rows in one transaction: to read or to place them holds up nobody for long. */
const rowsAtOnce = 500;

/** Takes the rows of a file and begins to work on them. */
export async function startImport(
  { jobs, throttle }: Pick<Services, 'jobs' | 'throttle'>,
  { company, actor, left, inTransaction }: DetachedContext,
  upload: Upload,
): Promise<StartedImport> {
  const order = toReadOrder(upload);
  const { staffUserId } = asStaff(actor);
  await throttle.take(readingsOf(company.id, staffUserId), IMPORT_THROTTLE);
  const id = await inTransaction(async ({ db, now }) => {
    const user = await findStaffUser(db, staffUserId);
    return createImportStore(db, company.id).create({
      staffUserId,
      userName: user?.name ?? '',
      fileName: order.name,
      now,
    });
  });
  if (id === undefined) throw conflict(texts.importRunning);
  const sheet: ManagedRow[] = [];
  const placed = async () => {
    if (!namesManagers(sheet)) return [];
    const found = await inTransaction(({ db }) => findManagers(db, company.id, sheet));
    return portionsOf(placeRows(found));
  };
  try {
    const notes = await readUpload(order, left(), async (rows) => {
      await inTransaction(({ db }) =>
        createImportStore(db, company.id).addRows(id, sheet.length, rows),
      );
      sheet.push(...rows.map(toManagedRow));
    });
    for (const portion of await placed()) {
      await inTransaction(({ db }) => createImportStore(db, company.id).setManagers(id, portion));
    }
    await inTransaction(async ({ db, audit }) => {
      await createImportStore(db, company.id).change(id, { state: 'running' });
      await jobs.enqueue(db, 'import-employees', [{ companyId: company.id, importId: id }]);
      await audit({
        action: 'import.started',
        subject: { kind: 'import', id },
        details: { file: order.name, rows: sheet.length },
      });
    });
    return { id, notes };
  } catch (error) {
    await inTransaction(({ db }) => createImportStore(db, company.id).drop(id));
    throw error;
  }
}

/** What an import would do. */
export interface ImportForecast {
  readonly counts: Readonly<Record<'created' | 'changed' | 'unchanged' | 'faulty', number>>;
  readonly newPositions: readonly string[];
  readonly newDepartments: readonly string[];
  readonly rights: ImportRights;
  readonly notes: readonly ReadingNote[];
}

/** Tells what an import would do, and does nothing. */
export async function forecastImport(
  { throttle }: Pick<Services, 'throttle'>,
  { company, actor, left, inTransaction }: DetachedContext,
  upload: Upload,
): Promise<ImportForecast> {
  const order = toReadOrder(upload);
  const { staffUserId } = asStaff(actor);
  await throttle.take(readingsOf(company.id, staffUserId), IMPORT_THROTTLE);
  const sheet: ReadRow[] = [];
  const notes = await readUpload(order, left(), async (rows) => void sheet.push(...rows));
  const counts = { created: 0, changed: 0, unchanged: 0, faulty: 0 };
  const newPositions = new Map<string, string>();
  const newDepartments = new Map<string, string>();
  const rights = await inTransaction(({ db }) => readImportRights(db, staffUserId));
  const everybody = await inTransaction(({ db }) => peopleOf(db, company.id, sheet));
  counts.faulty = sheet.length - everybody.length;
  const namesSomebody = everybody.some(({ managers }) => managers.length > 0);
  const plain = standingIn();
  let standing: Standing | undefined;
  for (const people of portionsOf(everybody)) {
    left().throwIfAborted();
    await inTransaction(async ({ db }) => {
      const places = await readPlaces(db, company.id);
      const existing = await findExisting(db, company.id, people, { isLocked: false });
      const managers = await readManagers(db, company.id, people, existing);
      const met = { existing, places, managers, rights };
      // Once, whole: what rows have done counts for all behind them.
      if (!standing && (namesSomebody || putsElsewhere(people, met))) {
        standing = standingIn(await loadManagementStructure(db, company.id), plain.newcomers);
      }
      const plan = createRowPlanner(met, standing ?? plain);
      const planned = people.map((person) => ({ person, ...plan(person) }));
      for (const { outcome } of planned) counts[outcome] += 1;
      // What a row that stays out names is made by nobody; what may not be made is told all the same.
      const naming = (mayAdd: boolean) =>
        planned.filter(({ outcome }) => outcome !== 'faulty' || !mayAdd);
      addNewPlaces(
        newPositions,
        naming(rights.mayAddPositions).map(({ person }) => person.position),
        places.positions,
      );
      addNewDepartments(
        newDepartments,
        naming(rights.mayAddDepartments).map(({ person }) => person.department),
        { known: places.departments, company: company.trade_name },
      );
    });
  }
  return {
    counts,
    newPositions: [...newPositions.values()],
    newDepartments: [...newDepartments.values()],
    rights,
    notes,
  };
}

/** The people of good rows, with the managers who were found for them, in the order in which they come in. */
async function peopleOf(
  db: Db,
  companyId: number,
  sheet: readonly ReadRow[],
): Promise<PersonToImport[]> {
  const rows = sheet.map(toManagedRow);
  if (!namesManagers(rows)) return sheet.flatMap(({ person }) => person ?? []);
  const { found, order } = await findManagers(db, companyId, rows);
  return order.flatMap((place) => {
    const person = sheet[place]?.person;
    const managers = found[place]?.marks;
    return person && managers ? [{ ...person, managers }] : [];
  });
}

function portionsOf<Item>(items: readonly Item[]): Item[][] {
  const portions: Item[][] = [];
  for (let start = 0; start < items.length; start += rowsAtOnce) {
    portions.push(items.slice(start, start + rowsAtOnce));
  }
  return portions;
}

/** Whether an import can be undone at a moment. */
export function isUndoable(
  { state, created_at, created_count, changed_count }: StoredImport,
  now: Date,
): boolean {
  const isOver = state === 'done' || state === 'stopped';
  const isFresh = now.getTime() - created_at.getTime() < importLifetime;
  return isOver && isFresh && created_count + changed_count > 0;
}

/** Begins to undo an import. */
export async function startUndo(
  { jobs }: Pick<Services, 'jobs'>,
  { db, company, actor, audit, now }: OperationContext,
  id: number,
): Promise<void> {
  const store = createImportStore(db, company.id);
  const stored = await store.lock(id);
  if (!stored) throw notFound();
  if (!isUndoable(stored, now)) throw conflict(texts.notUndoable);
  const hasBegun = await store.beginUndo(id, asStaff(actor).staffUserId);
  if (!hasBegun) throw conflict(texts.importRunning);
  await jobs.enqueue(db, 'import-employees', [{ companyId: company.id, importId: id }]);
  await audit({ action: 'import.undone', subject: { kind: 'import', id } });
}

function readingsOf(companyId: number, staffUserId: number): string {
  return `import:${companyId}:${staffUserId}`;
}
