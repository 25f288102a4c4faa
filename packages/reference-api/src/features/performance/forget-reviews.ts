import type { MailServices } from '../../shared/mail/mailer.ts';
import { forgetAddresses } from '../../shared/requests/mailed-addresses.ts';
import type { PersonForgotten } from '../feature.ts';
import { forgetAgreements } from './agreements/forget-agreements.ts';
import { forgetCalibrations } from './calibration/forget-calibrations.ts';
import { performanceMessages } from './performance-messages.ts';
import { forgetRaters } from './raters/forget-raters.ts';
import { closeRequest } from './requests/request-service.ts';

/**
 * Ends the open review of a person, and forgets the feedback that was written to them, why their scores were calibrated, what was agreed on with them, the comments of those around them and where requests were
 * mailed. The scores stay, and so does that feedback was written.
 */
export const forgetReviews =
  (services: MailServices): PersonForgotten =>
  async (context, person) => {
    const { db, company } = context;
    const open = await db
      .selectFrom('performance_response')
      .select('id')
      .where('company_id', '=', company.id)
      .where('person_id', '=', person.id)
      .where('finished_at', 'is', null)
      .where('closed_at', 'is', null)
      .execute();
    for (const { id } of open) await closeRequest(services, context, id);
    await forgetAgreements(db, company.id, person.id);
    await forgetCalibrations(db, company.id, person.id);
    await forgetRaters(db, company.id, person.id);
    await forgetAddresses(db, company.id, 'performance_response', person);
    await db
      .updateTable('performance_manager_score as score')
      .from('performance_response_competency as competency')
      .innerJoin('performance_response as response', (join) =>
        join
          .onRef('response.company_id', '=', 'competency.company_id')
          .onRef('response.id', '=', 'competency.response_id'),
      )
      .set({ feedback: performanceMessages.forgottenFeedback })
      .where('score.company_id', '=', company.id)
      .whereRef('competency.company_id', '=', 'score.company_id')
      .whereRef('competency.id', '=', 'score.response_competency_id')
      .where('response.person_id', '=', person.id)
      .where('score.feedback', 'is not', null)
      .execute();
  };
