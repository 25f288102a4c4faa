import type { ReadingContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { holderOf } from '../../../operation/links/resolve-link.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import { createEvaluationStore } from '../evaluation/evaluation-store.ts';
import { performanceMessages } from '../performance-messages.ts';
import { type PersonCard, readPersonCard } from '../review/person-read-model.ts';
import { isManagerOf, managerIdOf } from './performance-access.ts';

/**
 * Reads a person whose reviews the caller may ask about: staff of anybody, a person of themselves, a
 * manager of those who report to them and of those they have reviewed. A manager link asks about no
 * review of the manager.
 */
export async function readReviewedPerson(
  context: ReadingContext,
  personId: number,
): Promise<PersonCard> {
  const person = await findPerson(context, personId);
  if (!(await mayAskAbout(context, personId))) throw forbidden(performanceMessages.notYourReport);
  return person;
}

/** Reads a manager of the caller's own response, the caller, or for staff anybody. */
export async function readManager(context: ReadingContext, managerId: number): Promise<PersonCard> {
  const manager = await findPerson(context, managerId);
  if (!(await mayKnow(context, managerId))) throw forbidden();
  return manager;
}

async function mayAskAbout(context: ReadingContext, personId: number): Promise<boolean> {
  const { actor, db, company } = context;
  if (actor.kind === 'staff') return true;
  const managerId = managerIdOf(actor);
  if (managerId === undefined) {
    const isOwn = actor.kind === 'link' && actor.link.personId === personId;
    return isOwn && actor.link.kind === 'performance' && actor.link.role === 'self';
  }
  if (managerId === personId) return actor.kind === 'employee';
  return (
    (await isManagerOf(context, managerId, personId)) ||
    createEvaluationStore(db, company.id).hasReviewed(managerId, personId)
  );
}

async function mayKnow(context: ReadingContext, managerId: number): Promise<boolean> {
  const { actor, db, company } = context;
  const evaluations = createEvaluationStore(db, company.id);
  switch (actor.kind) {
    case 'staff':
      return true;
    case 'employee':
      return (
        actor.personId === managerId ||
        (await isManagerOf(context, managerId, actor.personId)) ||
        evaluations.hasReviewed(managerId, actor.personId)
      );
    case 'link': {
      if (actor.link.kind !== 'performance') return false;
      const managers = await evaluations.managersOf(actor.link.responseId);
      return (
        holderOf(actor.link) === managerId ||
        managers.some(({ manager_id }) => manager_id === managerId)
      );
    }
  }
}

async function findPerson({ db, company }: ReadingContext, id: number): Promise<PersonCard> {
  return found(await readPersonCard(db, company.id, id));
}
