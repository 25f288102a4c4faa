import type { Services } from '../../context.ts';
import type { Operation } from '../../operation/operation.ts';
import { passwords } from '../../sessions/password.ts';
import type { Sessions } from '../../sessions/session-tokens.ts';
import { createLinkAccessService } from './link-access-service.ts';
import { changeEmployeePassword } from './operations/changeEmployeePassword.ts';
import { changeStaffPassword } from './operations/changeStaffPassword.ts';
import { createFirstAccess } from './operations/createFirstAccess.ts';
import { exchangeEmployeeToken } from './operations/exchangeEmployeeToken.ts';
import { getCompanyPublicInfo } from './operations/getCompanyPublicInfo.ts';
import { getEmployeeUser } from './operations/getEmployeeUser.ts';
import { getLinkPerson } from './operations/getLinkPerson.ts';
import { getStaffUser } from './operations/getStaffUser.ts';
import { refreshEmployeeSession } from './operations/refreshEmployeeSession.ts';
import { refreshStaffSession } from './operations/refreshStaffSession.ts';
import { signInEmployee } from './operations/signInEmployee.ts';
import { signInStaff } from './operations/signInStaff.ts';
import { signOutEmployee } from './operations/signOutEmployee.ts';
import { signOutStaff } from './operations/signOutStaff.ts';
import { validateLink } from './operations/validateLink.ts';
import { createPasswordService } from './password-service.ts';
import { createSignInService } from './sign-in-service.ts';
import { createTokenExchangeService } from './token-exchange-service.ts';

/** Sign-in, sessions, passwords, links and first access. */
export function createAccessFeature(services: Services, sessions: Sessions): Operation[] {
  const signIn = createSignInService(services, sessions, passwords);
  const password = createPasswordService(services, passwords);
  const linkAccess = createLinkAccessService(services, passwords);
  const tokenExchange = createTokenExchangeService(services, sessions);
  return [
    signInStaff(signIn),
    signInEmployee(signIn),
    refreshStaffSession(signIn),
    refreshEmployeeSession(signIn),
    signOutStaff(),
    signOutEmployee(),
    getStaffUser(),
    getEmployeeUser(),
    changeStaffPassword(password),
    changeEmployeePassword(password),
    getCompanyPublicInfo(services),
    validateLink(linkAccess),
    getLinkPerson(linkAccess),
    createFirstAccess(linkAccess),
    exchangeEmployeeToken(tokenExchange),
  ];
}
