import { type AgreementSide, dateOnlyOf, otherSide, SECTION, sideAwaited } from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { agreementAskMail } from './agreement-mail.ts';
import { idsOnSide } from './agreement-reach.ts';
import type { StoredAgreement } from './agreement-store.ts';
import type { AgreementMail } from './agreement-tables.ts';

/** Somebody who can be mailed. */
export interface Reachable {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
}

/**
 * Asks whom an agreement waits for to confirm it, each once a day however many are written: who was asked today hears of the others with
 * the reminders of the next day.
 */
export async function askToConfirm(
  { mailer }: MailServices,
  { db, company, now }: MailOrigin,
  agreement: StoredAgreement,
): Promise<void> {
  const side = sideAwaited(agreement);
  if (!side) return;
  const day = dateOnlyOf(now);
  const ids = await idsOnSide({ db, company }, agreement, side);
  const asked = await listReachable(db, company.id, ids);
  const writer = await writerOf(db, company.id, agreement, otherSide(side));
  const owner = await readCompany(db, company.id);
  let mailed = 0;
  for (const { id, name, email, language } of asked) {
    if (!(await claimMail(db, { company_id: company.id, person_id: id, day, kind: 'ask' })))
      continue;
    mailed += 1;
    const content = agreementAskMail({
      sender: mailSenderOf(owner, { language }),
      personName: name,
      writer,
      isOwn: side === 'person',
    });
    await mailer.enqueue(db, [
      {
        companyId: company.id,
        personId: id,
        to: email,
        content,
        now,
        section: SECTION.performance,
      },
    ]);
  }
  if (mailed > 0 && mailed === asked.length) {
    await db
      .updateTable('agreement')
      .set({ asks: 1, asked_on: day })
      .where('company_id', '=', company.id)
      .where('id', '=', agreement.id)
      .execute();
  }
}

/** Notes that somebody is mailed on a day; false where they were before, by whatever process. */
export async function claimMail(db: Db, mail: AgreementMail): Promise<boolean> {
  const claimed = await db
    .insertInto('agreement_mail')
    .values(mail)
    .onConflict((taken) => taken.columns(['company_id', 'person_id', 'day', 'kind']).doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Those of some people who are active and have an address, in the order of their ids. */
export function listReachable(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<Reachable[]> {
  return db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where('is_active', '=', true)
    .where('email', 'is not', null)
    .select(['id', 'name', 'language', sql<string>`email`.as('email')])
    .orderBy('id')
    .execute();
}

async function writerOf(
  db: Db,
  companyId: number,
  { personId, managerId }: StoredAgreement,
  side: AgreementSide,
): Promise<string> {
  const id = side === 'person' ? personId : (managerId ?? 0);
  const writer = await createPerformanceStore(db, companyId).findPerson(id);
  return writer?.name ?? '';
}
