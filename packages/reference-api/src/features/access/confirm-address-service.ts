import { sql } from 'kysely';
import { countLinkGuess } from '../../operation/authentication/authenticate.ts';
import type { PublicContext, Services } from '../../operation/context.ts';
import { nobody } from '../../platform/audit/audit-entry.ts';
import { readCompany } from '../../platform/db/company-store.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { digest } from '../../platform/security/tokens.ts';
import { changePeople } from '../../shared/people/write-people.ts';
import { accessMessages } from './access-messages.ts';

/** Takes the present address of a person for theirs, by the hash that the former one was mailed. */
export type ConfirmAddress = (hash: string, context: PublicContext) => Promise<void>;

/** Makes the service. */
export function createConfirmAddressService({
  database,
  throttle,
}: Pick<Services, 'database' | 'throttle'>): ConfirmAddress {
  return async (hash, context) => {
    const wanted = digest(hash);
    const { rows } = await database.inPlatform((db) =>
      sql<{ company_id: number; id: number }>`
        select * from find_address_confirmation(${wanted})`.execute(db),
    );
    const [found] = rows;
    if (!found) {
      await countLinkGuess(throttle, context.network);
      throw notFound(accessMessages.nothingToConfirm);
    }
    const { company_id: companyId, id: personId } = found;
    await context.inTransactionOf({ companyId, actor: nobody }, async ({ db, audit }) => {
      context.assertOrigin(await readCompany(db, companyId));
      const settled = { former_email: null, email_changed_at: null, former_email_hash: null };
      const { numUpdatedRows } = await changePeople(db, companyId, settled)
        .where('former_email_hash', '=', wanted)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound(accessMessages.nothingToConfirm);
      await audit({ action: 'address.confirmed', personId });
    });
  };
}
