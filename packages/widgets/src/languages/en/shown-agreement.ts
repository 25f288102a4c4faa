import type { ShownAgreementMessages } from '../../shared/agreements/shown-agreement.messages.ts';

/** What is said of an agreement wherever it is only read, in English. */
export const shownAgreementEnglish: ShownAgreementMessages = {
  states: {
    proposed: 'Waiting for confirmation',
    agreed: 'Agreed',
    done: 'Kept',
    'given-up': 'Given up',
  },
  waitsForYou: 'Waits for your confirmation.',
  waitsFor: (name) => `Waits for the confirmation of ${name}.`,
  waitsForManager: 'Waits for the manager’s confirmation.',
  who: 'Who does it',
  theManager: 'Manager',
  until: 'Until when',
  overdue: (date) => `${date}, overdue`,
  today: (date) => `${date}, today`,
  competency: 'Competency',
  personOf: 'Person',
  earlierTitle: 'Agreements of the assessment before',
};
