import { formatDateTime, isOwnAddress, mayMailLinkElsewhere, type SectionId } from '@aferir/domain';
import { asStaff, type OperationContext } from '../../operation/context.ts';
import { linkMessages } from '../../operation/links/link-messages.ts';
import { findStaffUser } from '../../operation/sessions/staff-user-store.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import { mailSenderOf } from '../mail/mail-addresses.ts';
import type { MailServices } from '../mail/mailer.ts';
import { linkElsewhereMail } from '../mail/templates/link-elsewhere-mail.ts';
import type { AddressedRecipient } from './recipient.ts';

/**
 * Has a say in where an answering link goes: to the person's own address always, to another one by
 * staff who may, and not without the person being told.
 */
export async function admitAddress(
  services: MailServices,
  context: OperationContext,
  recipient: AddressedRecipient & { readonly section: SectionId },
): Promise<void> {
  if (isOwnAddress(recipient.email, recipient.ownEmail)) return;
  const { permissions } = asStaff(context.actor);
  if (!mayMailLinkElsewhere(permissions)) throw forbidden(linkMessages.elsewhereRefused);
  if (recipient.ownEmail) await tellOwner(services, context, recipient, recipient.ownEmail);
}

async function tellOwner(
  { mailer }: MailServices,
  { db, company, actor, now }: OperationContext,
  { id, name, email, language, section }: AddressedRecipient & { readonly section: SectionId },
  ownEmail: string,
): Promise<void> {
  const staffUser = await findStaffUser(db, asStaff(actor).staffUserId);
  const sender = mailSenderOf(company, { language });
  const content = linkElsewhereMail({
    sender,
    personName: name,
    staffName: staffUser?.name ?? company.trade_name,
    address: email,
    sentAt: formatDateTime(now, sender.language),
  });
  await mailer.enqueue(db, [
    { companyId: company.id, personId: id, to: ownEmail, content, now, section },
  ]);
}
