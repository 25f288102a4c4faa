import type { accessTexts } from '../features/access/access-messages.ts';
import type { handedAccessTexts } from '../features/access/handed-access/handed-access-messages.ts';
import type { confirmAddressTexts } from '../features/access/links/confirm-address-messages.ts';
import type { linkTexts } from '../features/access/links/link-messages.ts';
import type { passwordTexts } from '../features/access/password/password-messages.ts';
import type { changePasswordTexts } from '../features/access/password/password-texts.ts';
import type { signInTexts } from '../features/access/sign-in/sign-in-texts.ts';
import type { tutorialTexts } from '../features/behavioral/tutorial-messages.ts';
import type { totemTexts } from '../features/cycles/totem/totem-messages.ts';
import type { portalTexts } from '../features/portal/portal-messages.ts';
import type { photoTexts, profileTexts } from '../features/portal/profile/profile-messages.ts';
import type { paths } from '../paths.ts';
import type { employeeTexts } from '../routes/employee/employee-messages.ts';
import type { managerTaskTexts } from '../routes/employee/manager-task-texts.ts';
import type { sessionTexts } from '../services/session-messages.ts';
import type { appTexts } from '../shared/app-messages.ts';
import type { assessmentTexts } from '../shared/assessments/assessment-messages.ts';
import type { compareTexts } from '../shared/comparison/compare-messages.ts';
import type { comparisonTexts } from '../shared/comparison/comparison-messages.ts';
import type { Said } from '../shared/language/speech.ts';
import type { statusTexts } from '../shared/requests/status-messages.ts';

/** What has texts in every language. */
type Part =
  | typeof accessTexts
  | typeof handedAccessTexts
  | typeof confirmAddressTexts
  | typeof linkTexts
  | typeof sessionTexts
  | typeof signInTexts
  | typeof appTexts
  | typeof assessmentTexts
  | typeof changePasswordTexts
  | typeof comparisonTexts
  | typeof compareTexts
  | typeof employeeTexts
  | typeof managerTaskTexts
  | typeof passwordTexts
  | typeof photoTexts
  | typeof portalTexts
  | typeof profileTexts
  | typeof statusTexts
  | typeof totemTexts
  | typeof tutorialTexts;

/** The pages whose titles are said in every language. */
type SpokenPage =
  | 'confirmAddress'
  | 'discTutorial'
  | 'employeeAssessments'
  | 'employeeBehavioral'
  | 'employeeDashboard'
  | 'employeeLogin'
  | 'firstAccess'
  | 'linkGate'
  | 'employeePerformance'
  | 'employeeProfile'
  | 'employeeTeam'
  | 'managerEvaluation'
  | 'managerFeedback'
  | 'report'
  | 'totem';

/** Everything that the app says in a language. */
export type AppTexts = { readonly [One in Part as One['name']]: Said<One['portuguese']> } & {
  readonly titles: Readonly<Record<(typeof paths)[SpokenPage]['pattern'], string>>;
};

/** What a catalogue of the app holds: the rest is said by the widgets. */
export type AppCatalogue = Omit<AppTexts, 'changePassword' | 'signIn' | 'status'> & {
  readonly status: Omit<AppTexts['status'], 'names'>;
};
