import { addressesOf, changeAddress, isOwnAddress } from '@aferir/domain';
import type { OperationContext } from '../../context.ts';
import { addressOf } from '../../db/person-address.ts';
import { endLinksToAddress } from '../../links/end-links-to-address.ts';
import type { MailServices } from '../../mail/mailer.ts';
import { tellAccessChange } from './access-changed-mail.ts';
import type { AddressColumns, EmployeeRecord } from './employee-store.ts';

/**
 * Does what another address of a person brings with it: links that were mailed to the former one end, and
 * whoever reads that is told. What is kept of the former one comes back.
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
  const { formerEmail, emailChangedAt } = changeAddress(before, email, now);
  if (before.email !== null) {
    const former = { companyId: company.id, personId: current.id, address: before.email };
    await endLinksToAddress(db, former, now);
  }
  await tellAccessChange(services, context, {
    change: 'addressChanged',
    person: current,
    addresses: addressesOf(before, now).filter((address) => !isOwnAddress(address, email)),
  });
  return { former_email: formerEmail, email_changed_at: emailChangedAt };
}
