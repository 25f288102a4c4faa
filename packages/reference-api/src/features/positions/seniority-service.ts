import type { OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { saveOrder } from '../../operation/save-order.ts';
import { readName } from '../../operation/text-fields.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { conflict, conflictField, invalidField } from '../../platform/errors/failures.ts';
import { positionsMessages as texts } from './positions-messages.ts';
import { createSeniorityStore } from './seniority-store.ts';

/** Adds a seniority (id 0) or renames one; tells its id. */
export async function saveSeniority(
  { db, company, audit }: OperationContext,
  given: { id: number; name: string },
): Promise<number> {
  const name = readName('nmSenioridade', given.name, texts.required);
  await takeTurnInCompany(db, company.id);
  const store = createSeniorityStore(db, company.id);
  const isNew = given.id === 0;
  if (!isNew) found((await store.list()).find(({ id }) => id === given.id));
  if (await store.isNameTaken(name, given.id)) {
    throw conflictField('nmSenioridade', texts.seniorityNameTaken);
  }
  const id = isNew ? await store.insert(name) : given.id;
  if (!isNew) await store.rename(id, name);
  await audit({
    action: isNew ? 'seniority.created' : 'seniority.renamed',
    subject: { kind: 'seniority', id },
    details: { name },
  });
  return id;
}

/** Puts all seniorities in order. */
export function orderSeniorities(context: OperationContext, ids: readonly number[]): Promise<void> {
  return saveOrder(context, createSeniorityStore, ids, texts.orderChanged);
}

/** Deletes a seniority; the positions that have it get another one, or it stays. */
export async function deleteSeniority(
  { db, company, audit }: OperationContext,
  { id, targetId }: { id: number; targetId: number | undefined },
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  const store = createSeniorityStore(db, company.id);
  const all = await store.list();
  const seniority = found(all.find((one) => one.id === id));
  if (seniority.positionCount > 0) {
    if (targetId === undefined) throw conflict(texts.seniorityInUse(seniority.positionCount));
    if (targetId === id || !all.some((one) => one.id === targetId)) {
      throw invalidField('idSenioridadeDestino', texts.otherSeniority);
    }
    await store.replace(id, targetId);
  }
  await store.delete(id);
  await audit({
    action: 'seniority.deleted',
    subject: { kind: 'seniority', id },
    details: { name: seniority.name, movedTo: targetId ?? null },
  });
}
