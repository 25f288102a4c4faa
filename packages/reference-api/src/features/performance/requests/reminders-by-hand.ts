import { formatDate, SECTION } from '@aferir/domain';
import {
  issueFirstLinks,
  type MailedLinkRequest,
  replaceMailedLinks,
} from '../../../operation/links/issue-link.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { linkUrl, mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import type { AwaitedPlace } from '../../../shared/reminders/by-hand.ts';
import type { RemindedList } from '../../../shared/reminders/people-asked.ts';
import {
  type RemindedPerson,
  type ReminderByHand,
  requestsOf,
} from '../../../shared/reminders/remind-by-hand.ts';
import { type ReviewedPeopleFilters, reviewedPeopleOf } from '../grids/asked-people.ts';
import { matchesOf } from '../grids/listed-people-read-model.ts';
import { performanceManagerReminderMail } from '../mails/performance-manager-reminder-mail.ts';
import { performanceMessages } from '../performance-messages.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { mailRequestsAgain } from './request-mail.ts';
import { reviewReminders } from './review-reminders.ts';

/** The list whose people, and their managers, are reminded. */
export const remindedReviews: RemindedList<ReviewedPeopleFilters> = (db, companyId, asked) =>
  matchesOf(db, { ...reviewedPeopleOf(companyId, asked), onlyActive: true });

const partsOf = (isOfManagers: boolean) =>
  reviewReminders.filter(({ link }) => (link.role === 'manager') === isOfManagers);

/** What staff remind people, and managers, of at once. */
export const reviewRemindersByHand: Readonly<Record<'pessoas' | 'gestores', ReminderByHand>> = {
  pessoas: {
    table: 'performance_response',
    parts: partsOf(false),
    audit: 'performance-request.reminded-many',
    message: performanceMessages.reminded,
    mail: (services, origin, people) => mailRequestsAgain(services, origin, requestsOf(people)),
  },
  gestores: {
    table: 'performance_response',
    parts: partsOf(true),
    audit: 'performance-request.managers-reminded',
    message: performanceMessages.reminded,
    mail: remindManagers,
  },
};

/** Mails each manager once: one link, to what has waited longest, shows everybody who waits for them. */
async function remindManagers(
  { mailer }: MailServices,
  { db, company, now }: MailOrigin,
  people: readonly RemindedPerson[],
): Promise<void> {
  const nameOf = await readNames(db, company.id, people);
  const countOf = await countCompetencies(db, company.id, people);
  const purposes = people.flatMap(({ places }) => places.map((place) => purposeOf(company, place)));
  await replaceMailedLinks(db, purposes, now);
  const links = await issueFirstLinks(
    db,
    people.map(
      ({ recipient, places: [longest] }): MailedLinkRequest => ({
        ...purposeOf(company, longest),
        reason: 'mail',
        mailedTo: recipient.email,
      }),
    ),
    now,
  );
  const mails = people.flatMap(({ recipient, places, reminderId }, index) => {
    const link = links[index];
    if (!link) return [];
    const toRate = places.filter(({ kind }) => kind === 'rating');
    const toWriteTo = places.filter(({ kind }) => kind === 'feedback');
    const sender = mailSenderOf(company, recipient);
    const content = performanceManagerReminderMail({
      sender,
      managerName: recipient.name,
      toRate: toRate.map(nameOf),
      competencyCount: toRate.reduce((sum, place) => sum + countOf(place), 0),
      toWriteTo: toWriteTo.map(nameOf),
      url: linkUrl(link.hash),
      validUntil: formatDate(link.expiresAt, sender.language),
    });
    const mail = {
      companyId: company.id,
      personId: recipient.id,
      to: recipient.email,
      content,
      now,
      section: SECTION.performance,
    };
    return reminderId === undefined ? mail : { ...mail, reminderId };
  });
  await mailer.enqueue(db, mails);
}

function purposeOf(company: MailOrigin['company'], place: AwaitedPlace) {
  return {
    response: {
      companyId: company.id,
      kind: 'performance' as const,
      responseId: place.response_id,
      personId: place.person_id,
      finishedAt: null,
    },
    role: 'manager' as const,
    managerId: place.awaited_id,
  };
}

async function readNames(db: Db, companyId: number, people: readonly RemindedPerson[]) {
  const ids = people.flatMap(({ places }) => places.map(({ person_id }) => person_id));
  const rows = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .select(['id', 'name'])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ person_id }: AwaitedPlace) => names.get(person_id) ?? '';
}

async function countCompetencies(db: Db, companyId: number, people: readonly RemindedPerson[]) {
  const ids = people.flatMap(({ places }) => places.map(({ response_id }) => response_id));
  const competencies = await createPerformanceStore(db, companyId).competenciesOf(...ids);
  const counts = new Map<number, number>();
  for (const { response_id: id } of competencies) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ({ response_id }: AwaitedPlace) => counts.get(response_id) ?? 0;
}
