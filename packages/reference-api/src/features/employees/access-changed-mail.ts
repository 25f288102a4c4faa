import { formatDateTime, type Language, languageQuery, SECTION } from '@aferir/domain';
import { asStaff, type CallerContext } from '../../operation/context.ts';
import { findStaffUser } from '../../operation/sessions/staff-user-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { mailSenderOf } from '../../shared/mail/mail-addresses.ts';
import type { MailContent } from '../../shared/mail/mail-content.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import { layOutForPerson, type PersonMail } from '../../shared/mail/templates/person-mail.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import type { employeeMailMessages } from './employee-mail-messages.ts';
import { employeeMailTexts } from './employee-mail-texts.ts';

/** What staff can change of how somebody signs in. */
export type AccessChange = keyof typeof employeeMailMessages;

/** What somebody is told whose address or password staff has changed. */
export interface AccessChangedMail extends PersonMail {
  staffName: string;
  /** A moment, as the sender's language writes it. */
  changedAt: string;
}

/** How the former address of somebody without a password confirms the present one. */
export interface AddressConfirmation {
  readonly to: string;
  readonly url: string;
  /** When it takes none any more. */
  readonly settlesAt: Date;
}

/** Tells of an address or password that staff has changed; the new one is not in it. */
export function accessChangedMail(
  change: AccessChange,
  mail: AccessChangedMail,
  confirmation?: AddressConfirmation,
): MailContent {
  const { language } = mail.sender;
  const texts = employeeMailTexts[language][change];
  const { confirmation: confirming, confirm: label } = employeeMailTexts[language].addressChanged;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [
      texts.event(mail.staffName, mail.changedAt),
      texts.meaning,
      ...(confirmation ? [confirming(formatDateTime(confirmation.settlesAt, language))] : []),
      texts.doubt,
    ],
    ...(confirmation && { action: { label, url: speaking(confirmation.url, language) } }),
  });
}

/** The address of a page that is to speak a language. */
function speaking(url: string, language: Language): string {
  const page = new URL(url);
  for (const [name, value] of Object.entries(languageQuery(language)))
    page.searchParams.set(name, value);
  return page.href;
}

/** Mails a person, at some addresses, that staff has changed how they sign in, so that nobody loses an access unawares. */
export async function tellAccessChange(
  { mailer }: MailServices,
  {
    db,
    company,
    actor,
    now,
  }: Pick<CallerContext, 'company' | 'actor' | 'now'> & { readonly db: Db },
  {
    change,
    person,
    addresses,
    confirmation,
  }: {
    readonly change: AccessChange;
    readonly person: Pick<PersonRow, 'id' | 'name' | 'language'>;
    readonly addresses: readonly string[];
    /** What one of them can confirm. */
    readonly confirmation?: AddressConfirmation | undefined;
  },
): Promise<void> {
  const user = await findStaffUser(db, asStaff(actor).staffUserId);
  const sender = mailSenderOf(company, person);
  const mail = {
    sender,
    personName: person.name,
    staffName: user?.name ?? company.trade_name,
    changedAt: formatDateTime(now, sender.language),
  };
  await mailer.enqueue(
    db,
    addresses.map((to) => {
      const content = accessChangedMail(
        change,
        mail,
        confirmation?.to === to ? confirmation : undefined,
      );
      return {
        companyId: company.id,
        personId: person.id,
        to,
        content,
        now,
        section: SECTION.employees,
      };
    }),
  );
}
