import { isSelfPhase, PERFORMANCE_STATUS } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import { after, day } from '../../../shared/example/moments.ts';
import type { SeedPlace } from '../../../shared/example/seed-place.ts';
import { mailAwaitedManagers, mailFeedbackOwers } from '../evaluation/evaluation-mail.ts';
import { mailRequests } from '../requests/request-mail.ts';
import { loadReview } from '../review/review-model.ts';
import {
  notifyAwaitedManagers,
  notifyFeedbackOwers,
  notifyFinished,
} from '../review/review-notifications.ts';
import type { InsertedReview } from './insert-reviews.ts';

/** Mails a working link to whomever each open response waits for, and tells staff what they are told then. */
export async function mailAndNotify(
  db: Db,
  { company, mail }: SeedPlace,
  reviews: readonly InsertedReview[],
): Promise<void> {
  for (const { response, person, competencies, drawn } of reviews) {
    const { id, status, finished_at, closed_at } = response;
    if (finished_at && !closed_at) {
      await notifyFinished({ db, companyId: company.id, now: finished_at }, response);
    }
    if (finished_at || closed_at) continue;
    if (isSelfPhase(status)) {
      const competencyCount = competencies.length;
      const request = { responseId: id, person, to: response.mailed_to, competencyCount };
      await mailRequests(mail, { db, company, now: drawn.sentAt }, [request]);
      continue;
    }
    const doneAt = drawn.selfFinishedAt ?? drawn.sentAt;
    const loaded = await loadReview({ db, company }, response);
    if (status === PERFORMANCE_STATUS.awaitingManagers) {
      await mailAwaitedManagers(mail, { db, company, now: doneAt }, loaded, 'mail');
      await notifyAwaitedManagers({ db, companyId: company.id, now: doneAt }, loaded);
    } else {
      const ratedAt = after(doneAt, drawn.managers.length * day);
      await mailFeedbackOwers(mail, { db, company, now: ratedAt }, loaded, 'mail');
      await notifyFeedbackOwers({ db, companyId: company.id, now: ratedAt }, loaded);
    }
  }
}
