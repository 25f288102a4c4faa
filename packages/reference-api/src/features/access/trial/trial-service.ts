import { TRIAL_THROTTLE } from '@aferir/domain';
import type { RequestContext, Services } from '../../../operation/context.ts';
import type { BodyOf } from '../../../operation/operation.ts';
import type { Mailer } from '../../../shared/mail/mailer.ts';
import { accessMessages } from '../access-messages.ts';
import { readTrial } from './trial-input.ts';
import { trialMail } from './trial-mail.ts';

/** Takes on who asks for a trial. */
export type RequestTrial = (
  body: BodyOf<'requestTrial'>,
  context: Pick<RequestContext, 'network' | 'now'>,
) => Promise<void>;

/** Makes the service. What is asked is of no company; whoever sells is told by mail. */
export function createTrialService(
  { config, database, throttle }: Pick<Services, 'config' | 'database' | 'throttle'>,
  mailer: Mailer,
): RequestTrial {
  return async (body, { network, now }) => {
    const trial = readTrial(body);
    await throttle.take(`trial:${network}`, TRIAL_THROTTLE, accessMessages.tooManyTrials);
    await database.inPlatform(async (db) => {
      await db
        .insertInto('trial_request')
        .values({
          name: trial.name,
          company_name: trial.companyName,
          tax_id: trial.taxId,
          phone: trial.phone,
          email: trial.email,
          state: trial.state,
          heard_from: trial.heardFrom,
          created_at: now,
        })
        .execute();
      if (!config.salesMail) return;
      await mailer.enqueue(db, [
        { companyId: null, to: config.salesMail, content: trialMail(trial), now },
      ]);
    });
  };
}
