import {
  ADDRESS_SETTLING_TIME,
  addressesOf,
  addressSettlesAt,
  changeAddress,
  isOwnAddress,
} from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { endLinksToAddresses } from '../../operation/links/end-links-to-address.ts';
import { endSessionsOf } from '../../operation/sessions/session-tokens.ts';
import type { Db } from '../../platform/db/database.ts';
import { digest, makeToken } from '../../platform/security/tokens.ts';
import { pageUrl } from '../../shared/mail/mail-addresses.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import { addressOf } from '../../shared/people/person-address.ts';
import { changePeople } from '../../shared/people/write-people.ts';
import { type AddressConfirmation, tellAccessChange } from './access-changed-mail.ts';
import type { AddressColumns, EmployeeRecord } from './employee-store.ts';

/**
 * Does what another address of a person brings with it: links that were mailed to the former one and sessions end, and
 * whoever reads that is told, and can confirm it where no password is set yet. What is kept of the former one comes back.
 */
export async function followAddress(
  services: MailServices,
  context: OperationContext,
  current: EmployeeRecord,
  email: string,
): Promise<AddressColumns> {
  const { db, company, now } = context;
  const before = addressOf(current);
  if (before.email === email) return {};
  const after = changeAddress(before, email, now);
  const { formerEmail, emailChangedAt } = after;
  if (before.email !== null) {
    const former = { personId: current.id, address: before.email };
    await endLinksToAddresses(db, company.id, [former], now);
    await endSessionsOf(db, { realm: 'employee', id: current.id }, 'address-changed', now);
  }
  const settlesAt = addressSettlesAt(after);
  const isConfirmable = formerEmail !== null && settlesAt !== null && !current.has_password;
  const token = isConfirmable ? makeToken() : null;
  const confirmation: AddressConfirmation | undefined = isConfirmable
    ? { to: formerEmail, url: pageUrl(`/confirmar-endereco/${token}`), settlesAt }
    : undefined;
  await tellAccessChange(services, context, {
    change: 'addressChanged',
    person: current,
    addresses: addressesOf(before, now).filter((address) => !isOwnAddress(address, email)),
    confirmation,
  });
  return {
    former_email: formerEmail,
    email_changed_at: emailChangedAt,
    former_email_hash: token && digest(token),
  };
}

/** Forgets former addresses once the present ones have settled: nothing goes by them any more. */
export async function forgetFormerAddresses(db: Db, companyId: number, now: Date): Promise<void> {
  const nothing = { former_email: null, email_changed_at: null, former_email_hash: null };
  await changePeople(db, companyId, nothing)
    .where('email_changed_at', '<=', new Date(now.getTime() - ADDRESS_SETTLING_TIME))
    .execute();
}
