import type { OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { putIntoPlace, takeOutOfPlace } from '../../shared/places/place-of-person.ts';
import { createPositionStore } from './position-store.ts';
import { positionsMessages as texts } from './positions-messages.ts';

/** Puts a person who is in no position into one. */
export async function addPerson(
  { db, company, audit }: OperationContext,
  { personId, positionId }: { personId: number; positionId: number },
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  const position = found(await createPositionStore(db, company.id).find(positionId));
  const person = { companyId: company.id, personId, kind: 'position' } as const;
  const placing = { placeId: positionId, elsewhere: texts.inAnotherPosition };
  if (!(await putIntoPlace(db, person, placing))) return;
  await audit({
    action: 'person.position-changed',
    personId,
    details: { position: position.name },
  });
}

/** Takes a person out of whatever position they are in. */
export async function removePerson(
  { db, company, audit }: OperationContext,
  personId: number,
): Promise<void> {
  const person = { companyId: company.id, personId, kind: 'position' } as const;
  if (!(await takeOutOfPlace(db, person))) return;
  await audit({ action: 'person.position-changed', personId, details: { position: null } });
}
