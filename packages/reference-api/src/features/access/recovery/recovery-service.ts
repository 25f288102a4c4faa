import { normalizeEmail, RECOVERY_ADDRESS_THROTTLE, RECOVERY_THROTTLE } from '@aferir/domain';
import type { RequestContext, Services } from '../../../operation/context.ts';
import { accessMessages } from '../access-messages.ts';
import { locateStaffUser } from '../access-store.ts';

/** Has a temporary password mailed to the staff user with a login, if anybody has it. */
export type RecoverPassword = (
  email: string,
  context: Pick<RequestContext, 'network'>,
) => Promise<void>;

/**
 * Makes the service. The same is looked up and enqueued for every login, and what only an existing one
 * takes is done behind the request: neither the reply nor its time tells which logins exist.
 */
export function createRecoveryService({
  database,
  throttle,
  jobs,
}: Pick<Services, 'database' | 'throttle' | 'jobs'>): RecoverPassword {
  return async (email, { network }) => {
    const login = normalizeEmail(email);
    await throttle.takeAll(
      [
        { bucket: `recovery:${login}`, rule: RECOVERY_THROTTLE },
        { bucket: `recovery-address:${network}`, rule: RECOVERY_ADDRESS_THROTTLE },
      ],
      accessMessages.tooManyRecoveries,
    );
    const { company_id: companyId, id: staffUserId } = (await locateStaffUser(database, login)) ?? {
      company_id: 0,
      id: 0,
    };
    await database.inPlatform((db) =>
      jobs.enqueue(db, 'send-temporary-password', [{ companyId, staffUserId }]),
    );
  };
}
