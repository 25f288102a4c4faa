import type { ManagedRow } from '@aferir/domain';
import type { ReadingNote } from '@aferir/spreadsheet';
import {
  asStaff,
  type DetachedContext,
  type OperationContext,
  type Services,
} from '../../../operation/context.ts';
import { findStaffUser } from '../../../operation/sessions/staff-user-store.ts';
import { conflict, notFound } from '../../../platform/errors/failures.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { createImportStore, importLifetime, type StoredImport } from './import-store.ts';
import { portionsOf } from './portions.ts';
import { readUpload, toReadOrder, type Upload } from './read-upload.ts';
import { findManagers, namesManagers, placeRows, toManagedRow } from './sheet-managers.ts';
import { takeReading } from './take-reading.ts';

/** An import that has begun, and what there is to know of how its file was read. */
export interface StartedImport {
  readonly id: number;
  readonly notes: readonly ReadingNote[];
}

/** Takes the rows of a file and begins to work on them. */
export async function startImport(
  { jobs, throttle }: Pick<Services, 'jobs' | 'throttle'>,
  { company, actor, now, left, inTransaction }: DetachedContext,
  upload: Upload,
): Promise<StartedImport> {
  const order = toReadOrder(upload, now);
  const { staffUserId } = asStaff(actor);
  await takeReading(throttle, company.id, staffUserId);
  const id = await inTransaction(async ({ db }) => {
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
