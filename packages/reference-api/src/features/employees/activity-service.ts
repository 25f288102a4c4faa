import type { OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { conflict } from '../../platform/errors/failures.ts';
import { changePeople } from '../../shared/people/write-people.ts';
import { keepingOrder } from '../../shared/places/keep-order.ts';
import type { PersonLeft, PersonReturned } from '../feature.ts';
import { employeesMessages as texts } from './employees-messages.ts';
import { endFirstAccessLink } from './first-access/first-access-store.ts';

/** Deactivates a person; what that means for users, sessions or open reviews is `personLeft`'s to do. */
export async function deactivatePerson(
  personLeft: readonly PersonLeft[],
  context: OperationContext,
  personId: number,
): Promise<void> {
  await takeTurn(context);
  if (!(await changeActivity(context, personId, false))) return;
  for (const handle of personLeft) await handle(context, personId);
  const { db, company, now } = context;
  await endFirstAccessLink(db, { companyId: company.id, personId }, 'revoked', now);
  await context.audit({ action: 'person.deactivated', personId });
}

/**
 * Brings a deactivated person back; open reviews wait for this manager again. Nobody comes back who would then answer to
 * whom they lead.
 */
export async function activatePerson(
  personReturned: readonly PersonReturned[],
  context: OperationContext,
  personId: number,
): Promise<void> {
  await takeTurn(context);
  const isBack = await keepingOrder(context, 'idOrganogramaPessoa', () =>
    changeActivity(context, personId, true),
  );
  if (!isBack) return;
  for (const handle of personReturned) await handle(context, personId);
  await context.audit({ action: 'person.activated', personId });
}

// Before the person: who saves one has the turn first, and each would wait for the other.
function takeTurn({ db, company }: OperationContext): Promise<void> {
  return takeTurnInCompany(db, company.id);
}

/** Returns whether there was something to change. */
async function changeActivity(
  { db, company }: OperationContext,
  personId: number,
  isActive: boolean,
): Promise<boolean> {
  const person = found(
    await db
      .selectFrom('person')
      .select(['is_active', 'anonymized_at'])
      .where('company_id', '=', company.id)
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
  if (person.is_active === isActive) return false;
  if (person.anonymized_at !== null) throw conflict(texts.alreadyAnonymized);
  await changePeople(db, company.id, { is_active: isActive }).where('id', '=', personId).execute();
  return true;
}
