import { awaitedManagers, completeRaters, formatDate, owedFeedback, SECTION } from '@aferir/domain';
import { issueLink, type MailedLinkRequest } from '../../../operation/links/issue-link.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { linkUrl, mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import type { MailContent } from '../../../shared/mail/mail-content.ts';
import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import type { ReminderNote } from '../../../shared/mail/templates/reminder-note.ts';
import { performanceFinishedMail } from '../mails/performance-finished-mail.ts';
import {
  type PerformanceManagerMail,
  performanceFeedbackMail,
  performanceRatingMail,
} from '../mails/performance-manager-mail.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { createPerformanceStore, type ReviewedPerson } from '../review/performance-store.ts';
import type { LoadedReview } from '../review/review-model.ts';
import type { FrozenManager } from './evaluation-store.ts';

/** `resend` says that the managers were asked before, and cuts the links mailed then. */
export type MailReason = MailedLinkRequest['reason'];

/** The one manager whom a reminder goes to that nobody has sent by hand. */
export interface RemindedManager {
  managerId: number;
  note: ReminderNote;
}

/** How many managers were mailed, and the names of those who have no e-mail. */
export interface ManagersMailed {
  readonly mails: number;
  readonly withoutEmail: readonly string[];
}

/** Mails every manager who has still to rate. */
export const mailAwaitedManagers = managerMails({
  count: ({ review, competencies }) =>
    new Map(awaitedManagers(review).map(({ id }) => [id, competencies.length])),
  write: performanceRatingMail,
});

/** Mails every manager who owes feedback. */
export const mailFeedbackOwers = managerMails({
  count({ review, response }) {
    const counts = new Map<number, number>();
    for (const { managerId } of owedFeedback(review, response.status)) {
      counts.set(managerId, (counts.get(managerId) ?? 0) + 1);
    }
    return counts;
  },
  write: performanceFeedbackMail,
});

/** Whom the result of a response is mailed to, and where; nobody who is inactive, or whose company mails no results. */
export async function addressOfResult(
  { db, company }: InCompany,
  { person_id, mailed_to }: Pick<PerformanceResponseRow, 'person_id' | 'mailed_to'>,
): Promise<{ readonly person: ReviewedPerson; readonly to: string | null } | undefined> {
  const { mails_reports: isWanted } = await readCompany(db, company.id);
  if (!isWanted) return undefined;
  const person = await createPerformanceStore(db, company.id).findPerson(person_id);
  return person?.is_active ? { person, to: person.email || mailed_to || null } : undefined;
}

/**
 * Mails the person a fresh link to the report of a response that has just finished, where the company wants it. Tells whether
 * it would, and knows no address.
 */
export async function mailFinished(
  { mailer }: MailServices,
  origin: MailOrigin,
  { response, review }: LoadedReview,
): Promise<{ readonly lacksEmail: boolean }> {
  const { db, company, now } = origin;
  const { person, to } = (await addressOfResult(origin, response)) ?? {};
  if (!person || !to) return { lacksEmail: person !== undefined };
  const { hash, expiresAt } = await issueLink(
    db,
    { response: linkedResponse(response), role: 'report', reason: 'mail', mailedTo: to },
    now,
  );
  const sender = mailSenderOf(company, person);
  const content = performanceFinishedMail(
    {
      sender,
      personName: person.name,
      url: linkUrl(hash),
      validUntil: formatDate(expiresAt, sender.language),
    },
    completeRaters(review).length > 0,
  );
  const personId = response.person_id;
  const section = SECTION.performance;
  await mailer.enqueue(db, [{ companyId: company.id, personId, to, content, now, section }]);
  return { lacksEmail: false };
}

interface ManagerMailing {
  /** Competencies that each of the managers has still to do something about. */
  readonly count: (loaded: LoadedReview) => ReadonlyMap<number, number>;
  readonly write: (mail: PerformanceManagerMail) => MailContent;
}

/** Makes the way in which managers are mailed about one thing that they have to do. */
function managerMails({ count, write }: ManagerMailing) {
  /** Mails all of them, or the one who is to be reminded. */
  return async (
    { mailer }: MailServices,
    { db, company, now }: MailOrigin,
    loaded: LoadedReview,
    reason: MailReason,
    reminded?: RemindedManager,
  ): Promise<ManagersMailed> => {
    const { response, managers } = loaded;
    const counts = count(loaded);
    const person = await createPerformanceStore(db, company.id).findPerson(response.person_id);
    const awaited = managers.filter(({ manager_id }) => counts.has(manager_id));
    const mails = [];
    for (const manager of awaited.filter(hasAddress)) {
      const competencyCount = counts.get(manager.manager_id);
      const managerId = manager.manager_id;
      if (competencyCount === undefined) continue;
      if (reminded && reminded.managerId !== managerId) continue;
      const { hash, expiresAt } = await issueLink(
        db,
        {
          response: linkedResponse(response),
          role: 'manager',
          managerId,
          reason,
          mailedTo: manager.email,
        },
        now,
      );
      const sender = mailSenderOf(company, manager);
      const content = write({
        sender,
        managerName: manager.name,
        personName: person?.name ?? '',
        competencyCount,
        url: linkUrl(hash),
        validUntil: formatDate(expiresAt, sender.language),
        isReminder: reason === 'resend',
        note: reminded?.note,
      });
      const section = SECTION.performance;
      mails.push({
        companyId: company.id,
        personId: managerId,
        to: manager.email,
        content,
        now,
        section,
      });
    }
    await mailer.enqueue(db, mails);
    const unreached = awaited.filter((manager) => !hasAddress(manager));
    return { mails: mails.length, withoutEmail: unreached.map(({ name }) => name) };
  };
}

/** Whether mail reaches a manager. */
export function hasAddress(manager: FrozenManager): manager is FrozenManager & { email: string } {
  return manager.email !== null;
}

function linkedResponse({ id, company_id, person_id, finished_at }: PerformanceResponseRow) {
  return {
    companyId: company_id,
    kind: 'performance' as const,
    responseId: id,
    personId: person_id,
    finishedAt: finished_at,
  };
}
