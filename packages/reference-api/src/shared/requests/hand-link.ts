import type { components } from '@aferir/api-client';
import { formatDateTime, languageOfPerson, mayMailLinkElsewhere } from '@aferir/domain';
import { asStaff, type OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { issueHandedLinks } from '../../operation/links/issue-link.ts';
import type { LinkKindInfo } from '../../operation/links/link-kind.ts';
import { linkMessages } from '../../operation/links/link-messages.ts';
import { findStaffUser } from '../../operation/sessions/staff-user-store.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import { conflict, forbidden } from '../../platform/errors/failures.ts';
import { mailSenderOf } from '../mail/mail-addresses.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import type { MailServices } from '../mail/mailer.ts';
import { linkHandedMail } from '../mail/templates/link-handed-mail.ts';
import type { Recipient, RecipientMessages } from './recipient.ts';
import { requestMailings } from './request-mailings.ts';

/** An open request that waits for its person, and how its feature calls it. */
export interface RequestToHand {
  readonly kind: Pick<LinkKindInfo, 'kind' | 'section'>;
  readonly responseId: number;
  readonly personId: number;
  readonly audit: { readonly action: AuditAction; readonly subject: string };
  readonly texts: Pick<RecipientMessages, 'inactivePerson'>;
}

/** Refuses who may make no link to hand over. */
export function requireHanding({ actor }: Pick<OperationContext, 'actor'>): void {
  const { permissions } = asStaff(actor);
  if (!mayMailLinkElsewhere(permissions)) throw forbidden(linkMessages.handRefused);
}

/** Makes an answering link that staff hand over themselves. A person whom mail reaches is told of it. */
export async function handLink(
  services: MailServices,
  context: OperationContext,
  { kind, responseId, personId, audit, texts }: RequestToHand,
): Promise<components['schemas']['HandedLink']> {
  const { db, company, now } = context;
  requireHanding(context);
  const person = found(
    await db
      .selectFrom('person')
      .select(['id', 'name', 'email', 'language', 'phone', 'is_active'])
      .where('company_id', '=', company.id)
      .where('id', '=', personId)
      .executeTakeFirst(),
  );
  if (!person.is_active) throw conflict(texts.inactivePerson);
  await takeMailTry(context, requestMailings.hand);
  const response = {
    companyId: company.id,
    kind: kind.kind,
    responseId,
    personId,
    finishedAt: null,
  };
  const [link] = await issueHandedLinks(db, [{ response, role: 'self' }], now);
  if (!link) throw new Error('One purpose brings one link.');
  const isTold = Boolean(person.email);
  if (person.email) {
    await tellOfHandedLinks(services, context, kind.section, [{ ...person, email: person.email }]);
  }
  await context.audit({
    action: audit.action,
    personId,
    subject: { kind: audit.subject, id: responseId },
    details: { told: isTold },
  });
  return {
    hash: link.hash,
    dtValidade: link.expiresAt.toISOString(),
    nmPessoa: person.name,
    nrTelefone: person.phone || null,
    flAvisada: isTold,
    cdIdioma: languageOfPerson(person.language, company.languages),
  };
}

/** Tells people whom mail reaches that staff have made an answering link of theirs; the link itself is not told. */
export async function tellOfHandedLinks(
  { mailer }: MailServices,
  { db, company, actor, now }: OperationContext,
  section: LinkKindInfo['section'],
  people: readonly Recipient[],
): Promise<void> {
  if (people.length === 0) return;
  const staffUser = await findStaffUser(db, asStaff(actor).staffUserId);
  await mailer.enqueue(
    db,
    people.map(({ id: personId, name, email: to, language }) => {
      const sender = mailSenderOf(company, { language });
      const content = linkHandedMail({
        sender,
        personName: name,
        staffName: staffUser?.name ?? company.trade_name,
        madeAt: formatDateTime(now, sender.language),
      });
      return { companyId: company.id, personId, to, content, now, section };
    }),
  );
}
