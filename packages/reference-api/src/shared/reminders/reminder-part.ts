import type { AliasableExpression } from 'kysely';
import type { LinkKind, LinkRole } from '../../operation/links/links-tables.ts';
import type { Db } from '../../platform/db/database.ts';
import type { InCompany } from '../../platform/db/in-company.ts';
import type { MailOrigin, MailServices } from '../mail/mailer.ts';
import type { ReminderNote } from '../mail/templates/reminder-note.ts';
import type { Recipient } from '../requests/recipient.ts';
import type { ReminderKind } from './reminders-tables.ts';

/** Something that waits for somebody. */
export interface WaitingRow {
  /** The response, or the training. */
  response_id: number;
  /** Whose it is. */
  person_id: number;
  /** Whom it waits for: the person, or a manager. */
  awaited_id: number;
  /** Since when. */
  since: Date;
  /** The cycle that reminds of it on days of its own; null: the company's rule does. */
  cycle_id: number | null;
}

/** What somebody could be reminded of. */
export type WaitingPlace = Omit<WaitingRow, 'since' | 'cycle_id'>;

/** What is mailed once more, and whom to. */
export interface ReminderToMail {
  readonly responseId: number;
  readonly recipient: Recipient;
}

/** What a feature has people reminded of. It says what waits and how that is mailed; when is the company's rule, or its cycle's. */
export interface ReminderPart {
  readonly kind: ReminderKind;
  /** The mailed links to it: the newest tells when it was last mailed. */
  readonly link: { readonly kind: LinkKind; readonly role: LinkRole };
  /** All that waits for somebody now, whether or not they can be reached. */
  readonly waiting: (db: Db, companyId: number) => AliasableExpression<WaitingRow>;
  /** Leaves of what waits what really does, where that takes more than a query. */
  readonly narrow?: <Place extends WaitingPlace>(
    context: InCompany,
    places: readonly Place[],
  ) => Promise<Place[]>;
  /** Makes whoever else wants to change it wait until the transaction ends. */
  readonly lock: (db: Db, companyId: number, place: WaitingPlace) => Promise<void>;
  /** Mails it, with a new link. */
  readonly mail: (
    services: MailServices,
    origin: MailOrigin,
    reminder: ReminderToMail,
    note: ReminderNote,
  ) => Promise<void>;
}
