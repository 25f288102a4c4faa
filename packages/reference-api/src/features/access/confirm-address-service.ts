import { opensByHash } from '../../operation/authentication/open-by-hash.ts';
import type { PublicContext, Services } from '../../operation/context.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { digest } from '../../platform/security/tokens.ts';
import { changePeople } from '../../shared/people/write-people.ts';
import { accessMessages } from './access-messages.ts';

/** Takes the present address of a person for theirs, by the hash that the former one was mailed. */
export type ConfirmAddress = (hash: string, context: PublicContext) => Promise<void>;

/** Makes the service. */
export function createConfirmAddressService(
  services: Pick<Services, 'database' | 'throttle'>,
): ConfirmAddress {
  const open = opensByHash(services, {
    finder: 'find_address_confirmation',
    unknown: accessMessages.nothingToConfirm,
  });

  return (hash, context) =>
    open(hash, context, async ({ db, audit }, { id: personId, company }) => {
      const settled = { former_email: null, email_changed_at: null, former_email_hash: null };
      const { numUpdatedRows } = await changePeople(db, company.id, settled)
        .where('former_email_hash', '=', digest(hash))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound(accessMessages.nothingToConfirm);
      await audit({ action: 'address.confirmed', personId });
    });
}
