import { expect, it } from 'vitest';
import { findHoles } from '../../../../../scripts/lib/find-holes.ts';
import { recoveryMailTexts } from '../../features/access/access-mail-texts.ts';
import { behavioralMailTexts } from '../../features/behavioral/mails/behavioral-mail-texts.ts';
import { missingMailTexts } from '../../features/cycles/running/missing-mail-texts.ts';
import { importMailTexts } from '../../features/employees/employee-import/import-mail-texts.ts';
import { employeeMailTexts } from '../../features/employees/employee-mail-texts.ts';
import { gameMailTexts } from '../../features/games/sending/game-mail-texts.ts';
import { agreementMailTexts } from '../../features/performance/agreements/agreement-mail-texts.ts';
import { performanceMailTexts } from '../../features/performance/mails/performance-mail-texts.ts';
import { raterMailTexts } from '../../features/performance/raters/rater-mail-texts.ts';
import { pinMailTexts } from '../../features/training-player/pin/pin-mail-texts.ts';
import { trainingMailTexts } from '../../features/trainings/sending/training-mail-texts.ts';
import { usersMailTexts } from '../../features/users/users-mail-texts.ts';
import { staffMailTexts } from '../staff/staff-mail-texts.ts';
import { mailTexts } from './mail-texts.ts';

const catalogues = {
  agreementMailTexts,
  behavioralMailTexts,
  employeeMailTexts,
  gameMailTexts,
  importMailTexts,
  mailTexts,
  missingMailTexts,
  performanceMailTexts,
  pinMailTexts,
  raterMailTexts,
  recoveryMailTexts,
  staffMailTexts,
  trainingMailTexts,
  usersMailTexts,
};

/** What is the same in a language as in Portuguese, by its key in the catalogue. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'en gameMailTexts': ['invitation.subject'],
  'es gameMailTexts': ['invitation.subject', 'invitation.action', 'reminder.action'],
};

const others = ['en', 'es'] as const;
const cases = others.flatMap((language) =>
  (Object.keys(catalogues) as (keyof typeof catalogues)[]).map((name) => [language, name] as const),
);

it.each(cases)('in %s, %s say everything', (language, name) => {
  const { 'pt-BR': portuguese, [language]: texts } = catalogues[name];
  expect(findHoles(portuguese, texts, alike[`${language} ${name}`])).toEqual([]);
});
