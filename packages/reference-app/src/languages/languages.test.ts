import { SHOWN_STATUS_LABELS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { findHoles } from '../../../../scripts/lib/find-holes.ts';
import { accessTexts } from '../features/access/access-messages.ts';
import { handedAccessTexts } from '../features/access/handed-access/handed-access-messages.ts';
import { confirmAddressTexts } from '../features/access/links/confirm-address-messages.ts';
import { linkTexts } from '../features/access/links/link-messages.ts';
import { passwordTexts } from '../features/access/password/password-messages.ts';
import { changePasswordTexts } from '../features/access/password/password-texts.ts';
import { signInTexts } from '../features/access/sign-in/sign-in-texts.ts';
import { tutorialTexts } from '../features/behavioral/tutorial-messages.ts';
import { totemTexts } from '../features/cycles/totem/totem-messages.ts';
import { portalTexts } from '../features/portal/portal-messages.ts';
import { photoTexts, profileTexts } from '../features/portal/profile/profile-messages.ts';
import { pages } from '../paths.ts';
import { employeeTexts } from '../routes/employee/employee-messages.ts';
import { managerTaskTexts } from '../routes/employee/manager-task-texts.ts';
import { sessionTexts } from '../services/session-messages.ts';
import { appTexts } from '../shared/app-messages.ts';
import { assessmentTexts } from '../shared/assessments/assessment-messages.ts';
import { compareTexts } from '../shared/comparison/compare-messages.ts';
import { comparisonTexts } from '../shared/comparison/comparison-messages.ts';
import { statusTexts } from '../shared/requests/status-messages.ts';
import type { AppTexts } from './app-texts.ts';
import { loadSpeech } from './load-speech.ts';

const parts = {
  access: accessTexts,
  handedAccess: handedAccessTexts,
  confirmAddress: confirmAddressTexts,
  link: linkTexts,
  session: sessionTexts,
  signIn: signInTexts,
  app: appTexts,
  assessment: assessmentTexts,
  changePassword: changePasswordTexts,
  compare: compareTexts,
  comparison: comparisonTexts,
  employee: employeeTexts,
  managerTask: managerTaskTexts,
  password: passwordTexts,
  photo: photoTexts,
  portal: portalTexts,
  profile: profileTexts,
  status: statusTexts,
  totem: totemTexts,
  tutorial: tutorialTexts,
} satisfies Record<Exclude<keyof AppTexts, 'titles'>, { name: string; portuguese: object }>;

// What statuses are called in Portuguese is said by the server.
const names = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => name !== 'status');

/** What is the same in a language as in Portuguese, by its key. */
const alike = {
  en: ['app.product', 'app.titleOf', 'employee.dashboard'],
  es: [
    ...[
      'app.product',
      'app.titleOf',
      'app.language',
      'profile.genders.M',
      'profile.department',
      'profile.company',
    ],
    ...[
      'compare.profile',
      'comparison.profile',
      'employee.signOut',
      'password.signOut',
      'totem.leave',
    ],
    'password.cancel',
    ...[
      'compare.before',
      'compare.compare',
      'portal.result',
      'profile.languageTitle',
      'profile.photoOf',
    ],
  ],
} as const;

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it.each(names)('%s says everything', async (name) => {
    const { texts } = await loadSpeech(language);
    const portuguese = { [name]: parts[name].portuguese };
    expect(findHoles(portuguese, { [name]: texts[name] }, alike[language])).toEqual([]);
  });

  it('pages have titles of their own', async () => {
    const { texts } = await loadSpeech(language);
    const titles = texts.titles as AppTexts['titles'];
    const portuguese = pages.filter(({ pattern }) => Object.hasOwn(titles, pattern));
    expect(portuguese).toHaveLength(Object.keys(titles).length);
    const same = portuguese.filter(
      ({ pattern, title }) => titles[pattern as keyof typeof titles] === title,
    );
    expect(same.map(({ title }) => title)).toEqual(language === 'en' ? ['Dashboard'] : []);
  });

  it('statuses are called by their code', async () => {
    const { texts } = await loadSpeech(language);
    const { closed, names: said } = texts.status as AppTexts['status'];
    expect(closed).not.toBe(statusTexts.portuguese.closed);
    expect(Object.keys(said)).toEqual(Object.keys(SHOWN_STATUS_LABELS));
  });
});
