import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { PersonLeft } from '../../feature.ts';
import { createEvaluationStore } from '../evaluation/evaluation-store.ts';
import { withdrawUnmailedOwer } from './review-notifications.ts';
import { settleResponse } from './review-settling.ts';

/** Lets the reviews that waited for a manager who left go on without. */
export function settleWithoutManager(services: MailServices): PersonLeft {
  return async (context, personId) => {
    const { db, company } = context;
    const waiting = await createEvaluationStore(db, company.id).openResponsesOf(personId);
    await withdrawUnmailedOwer({ db, companyId: company.id }, waiting, personId);
    for (const responseId of waiting) {
      await settleResponse(services, context, responseId);
    }
  };
}
