import type { OperationContext } from '../../operation/context.ts';
import { findForSave, found, type SavedRecord } from '../../operation/find-for-change.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { conflict, conflictField, invalidField } from '../../platform/errors/failures.ts';
import type { PositionCompetencies } from './position-competencies.ts';
import { createPositionStore, type PositionStore, type PositionValues } from './position-store.ts';
import { positionsMessages as texts } from './positions-messages.ts';

/** A competency of a position, chosen or not. */
export interface CompetencyChoice {
  readonly positionId: number;
  readonly competencyId: number;
  readonly isSelected: boolean;
}

/** What is saved of a position. */
export interface SavedPosition {
  readonly record: SavedRecord;
  readonly values: PositionValues;
  /** What it is assessed in; undefined leaves it as it is. */
  readonly competencyIds: readonly number[] | undefined;
}

/** Creates or changes a position; tells its id. */
export async function savePosition(
  { db, company, audit }: OperationContext,
  competencies: PositionCompetencies,
  { record: saved, values, competencyIds }: SavedPosition,
): Promise<number> {
  await takeTurnInCompany(db, company.id);
  const store = createPositionStore(db, company.id);
  const current = await findForSave(store, saved, texts.changedMeanwhile);
  if (values.seniorityId && !(await store.hasSeniority(values.seniorityId))) {
    throw invalidField('idSenioridade', texts.unknownSeniority);
  }
  if (await store.isNameTaken(values.name, saved.id)) {
    throw conflictField('nmCargo', texts.nameTaken);
  }
  const id = current ? current.id : await store.insert(values);
  if (current) await store.update(id, values);
  const chosen =
    competencyIds && (await competencies.choose(db, company.id, { positionId: id, competencyIds }));
  if (competencyIds && !chosen) throw invalidField('idsCompetencias', texts.unknownCompetency);
  await audit({
    action: current ? 'position.changed' : 'position.created',
    subject: { kind: 'position', id },
    details: {
      name: values.name,
      ...(values.salaryCents !== undefined && { salaryCents: values.salaryCents }),
      ...(chosen && { competencies: chosen.join(', ') }),
    },
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
  const position = found(await store.find(id));
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
  found(await createPositionStore(db, company.id).find(choice.positionId));
  const name = await competencies.set(db, company.id, choice);
  if (name === undefined) throw invalidField('idCompetencia', texts.unknownCompetency);
  await audit({
    action: 'position.competency-set',
    subject: { kind: 'position', id: choice.positionId },
    details: { competency: name, selected: choice.isSelected },
  });
}
