import type { CompanyRow } from '../../platform/db/company-tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Mailer, type MailServices, toMailRow } from '../mail/mailer.ts';
import type { ExampleCompany } from './example-companies.ts';
import type { SeededPerson } from './seed-company.ts';

/** The company that examples are seeded for, how its mails are made, and the moment. */
export interface SeedPlace {
  company: CompanyRow;
  mail: MailServices;
  now: Date;
}

/** A company whose people are there already, for features to add to. */
export interface ExampleToFill extends SeedPlace {
  example: ExampleCompany;
  /** Its people, in the order of `example.people`. */
  people: readonly SeededPerson[];
}

/** Adds what a feature has to an example company. */
export type SeedExample = (db: Db, place: ExampleToFill) => Promise<void>;

/** Puts mails straight into the outbox, as if they had been sent at their moment. */
const outboxMailer: Mailer = {
  async enqueue(db, mails) {
    if (mails.length === 0) return;
    await db
      .insertInto('mail_message')
      .values(
        mails.map((mail) => ({
          ...toMailRow(mail),
          status: 'outbox' as const,
          delivered_at: mail.now,
        })),
      )
      .execute();
  },
};

/** Mails as examples have them: the links work, and nothing leaves. */
export const exampleMail: MailServices = { mailer: outboxMailer };
