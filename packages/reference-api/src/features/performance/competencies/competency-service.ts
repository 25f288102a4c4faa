import { oneLine } from '@aferir/domain';
import type { OperationContext } from '../../../context.ts';
import { takeTurnInCompany } from '../../../db/company-turn.ts';
import { isSameSet } from '../../../db/same-set.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../../errors/failures.ts';
import { performanceMessages as texts } from '../performance-messages.ts';
import { type CompetencyValues, createCompetencyStore } from './competency-store.ts';

/** Adds a competency (id 0) or changes one; tells its id. Reviews that were sent keep what they froze. */
export async function saveCompetency(
  { db, company, audit }: OperationContext,
  { id: givenId, ...given }: CompetencyValues & { readonly id: number },
): Promise<number> {
  const values = checkedValues(given);
  await takeTurnInCompany(db, company.id);
  const store = createCompetencyStore(db, company.id);
  const all = await store.list();
  const isNew = givenId === 0;
  if (!isNew && !all.some(({ id }) => id === givenId)) throw notFound();
  const code = values.code.toLowerCase();
  if (all.some((one) => one.id !== givenId && one.code.toLowerCase() === code))
    throw invalidField('cdCompetencia', texts.competencyCodeTaken, 409);
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
export async function orderCompetencies(
  { db, company }: OperationContext,
  ids: readonly number[],
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  const store = createCompetencyStore(db, company.id);
  const current = (await store.list()).map(({ id }) => id);
  if (!isSameSet(ids, current)) throw conflict(texts.competencyOrderChanged);
  await store.order(ids);
}

/** Retires a competency or brings it back; one at least stays active, or nothing could be reviewed. */
export async function setCompetencyActivity(
  { db, company, audit }: OperationContext,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  const store = createCompetencyStore(db, company.id);
  const all = await store.list();
  const competency = all.find((one) => one.id === id);
  if (!competency) throw notFound();
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

function checkedValues({ code, name, description }: CompetencyValues): CompetencyValues {
  const values = {
    code: oneLine(code),
    name: oneLine(name),
    description: description.trim(),
  };
  const fields = {
    cdCompetencia: values.code,
    nmCompetencia: values.name,
    dsCompetencia: values.description,
  };
  const empty = Object.entries(fields).filter(([, text]) => text === '');
  if (empty.length > 0) {
    throw invalidFields(empty.map(([field]) => ({ field, message: texts.required })));
  }
  return values;
}
