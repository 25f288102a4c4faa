import { AGREEMENT_LIMITS } from '@aferir/domain';
import type { AgreementsMessages } from '../../shared/agreements/agreements.messages.ts';
import { shownAgreementEnglish } from './shown-agreement.ts';
import { withoutEmailEnglish } from './without-email.ts';

/** What the agreements after a review say in English. */
export const agreementsEnglish: AgreementsMessages = {
  ...shownAgreementEnglish,
  title: 'Agreements',
  hint: 'What you have agreed on after the assessment. An agreement holds once both sides confirm it.',
  loading: 'Loading agreements…',
  failed: 'The agreements could not be loaded',
  none: 'No agreements yet',
  noneHint: 'Write together what changes from now on: a goal, an action and a day.',
  add: 'New agreement',
  edit: 'Change',
  confirm: 'Confirm',
  done: 'Mark as kept',
  giveUp: 'Give up',
  reopen: 'Open again',
  remove: 'Delete',
  /** Names a button: what it does, and to what. */
  actionOf: (action, goal) => `${action}: ${goal}`,
  withoutEmail: withoutEmailEnglish,
  noCompetency: 'None in particular',
  seeReview: 'See in the assessment',
  others: (count) =>
    count === 1 ? 'And 1 more open agreement.' : `And ${count} more open agreements.`,
  newTitle: 'New agreement',
  editTitle: 'Change the agreement',
  editHint: 'After the change, the other side confirms anew.',
  goal: 'Goal',
  goalHint: 'What is to change or to be reached.',
  action: 'Action',
  actionHint: 'What is done for it.',
  save: 'Save',
  cancel: 'Cancel',
  kept: 'The text is still here.',
  faults: {
    noGoal: 'Write the goal.',
    longGoal: `The goal can have ${AGREEMENT_LIMITS.goal} characters at most.`,
    noAction: 'Write what will be done.',
    longAction: `The action can have ${AGREEMENT_LIMITS.action.toLocaleString('en')} characters at most.`,
    noDay: 'Say until when.',
    past: 'Choose today or a day to come.',
    far: 'Choose a day within three years.',
    otherCompetency: 'This competency is not part of the assessment.',
  },
  removeTitle: 'Delete the agreement',
  removeQuestion: 'This agreement has not been confirmed by both sides yet. Delete it?',
};
