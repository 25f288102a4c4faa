import { sql } from 'kysely';
import type { MailServices } from '../../shared/mail/mailer.ts';
import { forgetAddresses } from '../../shared/requests/mailed-addresses.ts';
import type { PersonForgotten } from '../feature.ts';
import { forgetAgreements } from './agreements/forget-agreements.ts';
import { forgetCalibrations } from './calibration/forget-calibrations.ts';
import { performanceMessages } from './performance-messages.ts';
import { forgetRaters } from './raters/forget-raters.ts';
import { closeRequest } from './requests/request-service.ts';

/**
 * Ends the open review of a person, and forgets the feedback and comments that were written to them, their own comments, why their scores were calibrated, what was agreed on with them, the comments of those around them and where requests were
 * mailed. The scores stay, and so does that feedback was written.
 */
export const forgetReviews =
  (services: MailServices): PersonForgotten =>
  async (context, person) => {
    const { db, company } = context;
    const { forgottenText } = performanceMessages;
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
      .set(({ ref }) => ({
        feedback: sql`case when ${ref('score.feedback')} is not null then ${forgottenText} end`,
        comment: sql`case when ${ref('score.comment')} = '' then '' else ${forgottenText} end`,
      }))
      .where('score.company_id', '=', company.id)
      .whereRef('competency.company_id', '=', 'score.company_id')
      .whereRef('competency.id', '=', 'score.response_competency_id')
      .where('response.person_id', '=', person.id)
      .where(({ eb, or }) =>
        or([eb('score.feedback', 'is not', null), eb('score.comment', '!=', '')]),
      )
      .execute();
    await db
      .updateTable('performance_response_competency as competency')
      .from('performance_response as response')
      .set({ self_comment: forgottenText })
      .where('competency.company_id', '=', company.id)
      .whereRef('response.company_id', '=', 'competency.company_id')
      .whereRef('response.id', '=', 'competency.response_id')
      .where('response.person_id', '=', person.id)
      .where('competency.self_comment', '!=', '')
      .execute();
  };
