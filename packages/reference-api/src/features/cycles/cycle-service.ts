import { type CycleMoves, cycleMoves, stateOfCycle } from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { found, requireVersion, type SavedRecord } from '../../operation/find-for-change.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict, conflictField, invalidField } from '../../platform/errors/failures.ts';
import {
  type CycleStore,
  type CycleValues,
  createCycleStore,
  type StoredCycle,
} from './cycle-store.ts';
import { cyclesMessages as texts } from './cycles-messages.ts';

/** Creates a cycle as a draft; tells its id. */
export async function createCycleOf(
  context: OperationContext,
  given: CycleValues,
): Promise<number> {
  const { db, company, now } = context;
  await takeTurnInCompany(db, company.id);
  const store = createCycleStore(db, company.id);
  await requireFreeName(store, given.name, 0);
  const id = await store.insert(given, now);
  await noteCycle(context, 'cycle.created', { id, name: given.name });
  return id;
}

/** Changes a cycle that has not begun to what is given. A scheduled one that has no opening day any more is a draft again. */
export async function updateCycleOf(
  context: OperationContext,
  { id, version }: SavedRecord,
  given: CycleValues,
): Promise<void> {
  const { db, company } = context;
  await takeTurnInCompany(db, company.id);
  const { store, current } = await lockCycle(context, id);
  requireVersion(current, version, texts.changedMeanwhile);
  requireMove(current, 'canEdit', texts.begun);
  if (given.kind !== current.kind) throw invalidField('idTipoCiclo', texts.kindStays);
  await requireFreeName(store, given.name, id);
  await store.update(id, given);
  if (current.scheduledAt && given.opensOn === null) {
    await store.move(id, { scheduled_at: null, started_by: null });
  }
  await noteCycle(context, 'cycle.changed', { id, name: given.name });
}

/** Deletes a cycle that has not begun. */
export async function deleteCycleOf(context: OperationContext, id: number): Promise<void> {
  const { store, current } = await lockCycle(context, id);
  requireMove(current, 'canDelete', texts.begun);
  await store.delete(id);
  await noteCycle(context, 'cycle.deleted', current);
}

/** Has everybody else who changes a cycle wait, and reads what it is like now. */
export async function lockCycle(
  { db, company }: { readonly db: Db; readonly company: { readonly id: number } },
  id: number,
): Promise<{ store: CycleStore; current: StoredCycle }> {
  const store = createCycleStore(db, company.id);
  return { store, current: found(await store.lock(id)) };
}

/** Finds a cycle that has begun. */
export async function findBegun(db: Db, companyId: number, id: number): Promise<StoredCycle> {
  const cycle = found(await createCycleStore(db, companyId).find(id));
  if (!cycle.startedAt) throw conflict(texts.notBegun);
  return cycle;
}

/** Refuses what can't be done with a cycle that is so far. */
export function requireMove(cycle: StoredCycle, move: keyof CycleMoves, message: string): void {
  if (!cycleMoves(stateOfCycle(cycle))[move]) throw conflict(message);
}

/** Notes in the trail what was done with a cycle. */
export function noteCycle(
  { audit }: Pick<OperationContext, 'audit'>,
  action: AuditAction & `cycle.${string}`,
  { id, name }: Pick<StoredCycle, 'id' | 'name'>,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return audit({ action, subject: { kind: 'cycle', id }, details: { name, ...details } });
}

async function requireFreeName(store: CycleStore, name: string, id: number): Promise<void> {
  if (await store.isNameTaken(name, id)) throw conflictField('nmCiclo', texts.nameTaken);
}
