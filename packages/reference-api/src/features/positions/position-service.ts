import { oneLine, salaryFault } from '@aferir/domain';
import type { OperationContext } from '../../context.ts';
import { takeTurnInCompany } from '../../db/company-turn.ts';
import type { Fault } from '../../errors/api-error.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../errors/failures.ts';
import type { PositionCompetencies } from './position-competencies.ts';
import { createPositionStore, type PositionStore, type PositionValues } from './position-store.ts';
import { positionsMessages as texts } from './positions-messages.ts';

/** A position as it comes in. */
export interface SavedPosition extends PositionValues {
  /** 0: a new one. */
  readonly id: number;
  /** The version that the change was made on; undefined takes what is there. */
  readonly version: number | undefined;
}

/** A competency of a position, chosen or not. */
export interface CompetencyChoice {
  readonly positionId: number;
  readonly competencyId: number;
  readonly isSelected: boolean;
}

/** Creates or changes a position; tells its id. */
export async function savePosition(
  { db, company, audit }: OperationContext,
  { id: givenId, version, ...given }: SavedPosition,
): Promise<number> {
  const values = checkedValues(given);
  await takeTurnInCompany(db, company.id);
  const store = createPositionStore(db, company.id);
  const current = givenId === 0 ? undefined : await store.find(givenId);
  if (givenId !== 0 && !current) throw notFound();
  if (current && version !== undefined && version !== current.version) {
    throw conflict(texts.changedMeanwhile);
  }
  if (!(await store.hasSeniority(values.seniorityId))) {
    throw invalidField('idSenioridade', texts.unknownSeniority);
  }
  if (await store.isNameTaken(values.name, givenId))
    throw invalidField('nmCargo', texts.nameTaken, 409);
  const id = current ? current.id : await store.insert(values);
  if (current) await store.update(id, values);
  await audit({
    action: current ? 'position.changed' : 'position.created',
    subject: { kind: 'position', id },
    details: { name: values.name, salaryCents: values.salaryCents },
  });
  return id;
}

/** Deletes a position; the people in it go to another one, or it stays. */
export async function deletePosition(
  { db, company, audit }: OperationContext,
  { id, targetId }: { id: number; targetId: number | undefined },
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  const store = createPositionStore(db, company.id);
  const position = await store.find(id);
  if (!position) throw notFound();
  if (position.personCount > 0) await moveAway(store, position, targetId);
  await store.delete(id);
  await audit({
    action: 'position.deleted',
    subject: { kind: 'position', id },
    details: { name: position.name, movedPeople: position.personCount, movedTo: targetId ?? null },
  });
}

async function moveAway(
  store: PositionStore,
  { id, personCount }: { id: number; personCount: number },
  targetId: number | undefined,
): Promise<void> {
  if (targetId === undefined) throw conflict(texts.inUse(personCount));
  if (targetId === id || !(await store.find(targetId))) {
    throw invalidField('idOrganogramaCargoDestino', texts.otherPosition);
  }
  await store.movePeople(id, targetId);
}

/** Selects a competency for a position, or takes it back. */
export async function setCompetency(
  { db, company, audit }: OperationContext,
  competencies: PositionCompetencies,
  choice: CompetencyChoice,
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  if (!(await createPositionStore(db, company.id).find(choice.positionId))) throw notFound();
  const name = await competencies.set(db, company.id, choice);
  if (name === undefined) throw invalidField('idCompetencia', texts.unknownCompetency);
  await audit({
    action: 'position.competency-set',
    subject: { kind: 'position', id: choice.positionId },
    details: { competency: name, selected: choice.isSelected },
  });
}

function checkedValues({ name, description, activities, ...rest }: PositionValues): PositionValues {
  const values = {
    name: oneLine(name),
    description: description.trim(),
    activities: activities.trim(),
  };
  const fields = {
    nmCargo: values.name,
    dsDescricao: values.description,
    dsAtividades: values.activities,
  };
  const faults: Fault[] = Object.entries(fields)
    .filter(([, text]) => text === '')
    .map(([field]) => ({ field, message: texts.required }));
  const salary = salaryFault(rest.salaryCents);
  if (salary) {
    const message = salary === 'none' ? texts.salaryNone : texts.salaryTooHigh;
    faults.push({ field: 'vlPisoSalarial', message });
  }
  if (faults.length > 0) throw invalidFields(faults);
  return { ...values, ...rest };
}
