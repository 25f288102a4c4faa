import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { saveOrder } from '../../../operation/save-order.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { conflict, conflictField } from '../../../platform/errors/failures.ts';
import { performanceMessages as texts } from '../performance-messages.ts';
import { type CompetencyValues, createCompetencyStore } from './competency-store.ts';

/** Adds a competency (id 0) or changes one; tells its id. Reviews that were sent keep what they froze. */
export async function saveCompetency(
  { db, company, audit }: OperationContext,
  givenId: number,
  values: CompetencyValues,
): Promise<number> {
  await takeTurnInCompany(db, company.id);
  const store = createCompetencyStore(db, company.id);
  const all = await store.list();
  const isNew = givenId === 0;
  if (!isNew) found(all.find(({ id }) => id === givenId));
  const code = values.code.toLowerCase();
  if (all.some((one) => one.id !== givenId && one.code.toLowerCase() === code)) {
    throw conflictField('cdCompetencia', texts.competencyCodeTaken);
  }
  const id = isNew ? await store.insert(values) : givenId;
  if (!isNew) await store.update(id, values);
  await audit({
    action: isNew ? 'competency.created' : 'competency.changed',
    subject: { kind: 'competency', id },
    details: { code: values.code, name: values.name },
  });
  return id;
}

/** Puts all competencies in order. */
export function orderCompetencies(
  context: OperationContext,
  ids: readonly number[],
): Promise<void> {
  return saveOrder(context, createCompetencyStore, ids, texts.competencyOrderChanged);
}

/** Retires a competency or brings it back; one at least stays active, or nothing could be reviewed. */
export async function setCompetencyActivity(
  { db, company, audit }: OperationContext,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  const store = createCompetencyStore(db, company.id);
  const all = await store.list();
  const competency = found(all.find((one) => one.id === id));
  if (competency.isActive === isActive) return;
  const isLast = all.every((one) => one.id === id || !one.isActive);
  if (!isActive && isLast) throw conflict(texts.lastCompetency);
  await store.setActive(id, isActive);
  await audit({
    action: isActive ? 'competency.restored' : 'competency.retired',
    subject: { kind: 'competency', id },
    details: { name: competency.name },
  });
}
