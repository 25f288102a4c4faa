import type { Services } from '../../operation/context.ts';
import type { NameKind } from '../../operation/links/link-kind.ts';
import { passwords } from '../../operation/sessions/password.ts';
import type { Sessions } from '../../operation/sessions/session-tokens.ts';
import { defineJob } from '../../platform/jobs/feature-job.ts';
import type { ReadCycleCourses } from '../../shared/cycles/cycle-course.ts';
import type { Mailer } from '../../shared/mail/mailer.ts';
import { expireTemporaryPasswords } from '../../shared/staff/temporary-password.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { accessAuditActions } from './access-audit-actions.ts';
import { accessSentences } from './access-sentences.ts';
import { createConfirmAddressService } from './confirm-address-service.ts';
import { createLinkAccessService } from './link-access-service.ts';
import { changeEmployeePassword } from './operations/changeEmployeePassword.ts';
import { confirmAddress } from './operations/confirmAddress.ts';
import { createFirstAccess } from './operations/createFirstAccess.ts';
import { exchangeEmployeeToken } from './operations/exchangeEmployeeToken.ts';
import { getCompanyPublicInfo } from './operations/getCompanyPublicInfo.ts';
import { getEmployeeUser } from './operations/getEmployeeUser.ts';
import { getLinkPerson } from './operations/getLinkPerson.ts';
import { getStaffUser } from './operations/getStaffUser.ts';
import { recoverPassword } from './operations/recoverPassword.ts';
import { refreshEmployeeSession } from './operations/refreshEmployeeSession.ts';
import { refreshStaffSession } from './operations/refreshStaffSession.ts';
import { requestTrial } from './operations/requestTrial.ts';
import { signInEmployee } from './operations/signInEmployee.ts';
import { signInStaff } from './operations/signInStaff.ts';
import { signOutEmployee } from './operations/signOutEmployee.ts';
import { signOutStaff } from './operations/signOutStaff.ts';
import { validateLink } from './operations/validateLink.ts';
import type { OwnResults } from './own-results.ts';
import { createPasswordService, type PasswordService } from './password-service.ts';
import { endSessionsOfPerson } from './person-sessions.ts';
import { createRecoveryService } from './recovery/recovery-service.ts';
import { sendTemporaryPassword } from './recovery/send-temporary-password.ts';
import { createSignInService } from './sign-in-service.ts';
import { createTokenExchangeService } from './token-exchange-service.ts';
import { expireTrials } from './trial/expire-trials.ts';
import { createTrialService } from './trial/trial-service.ts';

/** What the feature stands on beside the services of the process. */
export interface AccessPorts {
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  /** What a link's kind of response is called. */
  readonly nameKind: NameKind;
  /** What the signed-in employee is told of the own behavioral results. */
  readonly results: OwnResults;
  /** How far the cycle of the own request is. */
  readonly readCycleCourses: ReadCycleCourses;
}

/** Sign-in, sessions, passwords, links and first access. Others change passwords through it. */
export function createAccessFeature(
  services: Services,
  { sessions, mailer, nameKind, results, readCycleCourses }: AccessPorts,
): Feature & { readonly password: PasswordService } {
  const signIn = createSignInService(services, sessions, passwords);
  const password = createPasswordService(services, passwords);
  const linkAccess = createLinkAccessService(services, passwords);
  const tokenExchange = createTokenExchangeService(services, sessions);
  const feature = defineFeature(import.meta.dirname, {
    sentences: accessSentences,
    operations: [
      signInStaff(signIn),
      signInEmployee(signIn),
      refreshStaffSession(signIn),
      refreshEmployeeSession(signIn),
      signOutStaff(),
      signOutEmployee(),
      getStaffUser(),
      getEmployeeUser(results, readCycleCourses),
      changeEmployeePassword(password),
      getCompanyPublicInfo(services),
      validateLink(linkAccess, nameKind),
      getLinkPerson(linkAccess),
      confirmAddress(createConfirmAddressService(services)),
      createFirstAccess(linkAccess),
      exchangeEmployeeToken(tokenExchange),
      recoverPassword(createRecoveryService(services)),
      requestTrial(createTrialService(services, mailer)),
    ],
    jobs: [
      defineJob('send-temporary-password', 1, (payload) =>
        sendTemporaryPassword({ ...services, passwords, mailer }, payload),
      ),
    ],
    expire: { ofCompany: expireTemporaryPasswords, ofInstallation: expireTrials },
    auditActions: accessAuditActions,
    personLeft: endSessionsOfPerson,
  });
  return { ...feature, password };
}
