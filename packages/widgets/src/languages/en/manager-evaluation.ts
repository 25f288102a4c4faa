import type { ManagerEvaluationMessages } from '../../manager-evaluation/manager-evaluation.messages.ts';
import { aroundEnglish } from './around.ts';
import { BOTH_SIDES } from './both-sides.ts';
import { managerRatingEnglish } from './competency-rating.ts';
import { lastDayEnglish } from './last-day.ts';
import { portalEnglish } from './questionnaire.ts';
import { statusesEnglish } from './statuses.ts';
import { withoutEmailEnglish } from './without-email.ts';

/** The manager's screens in English. */
export const managerEvaluationEnglish: ManagerEvaluationMessages = {
  ...managerRatingEnglish,
  ...portalEnglish,
  sendFailedTitle: 'Something unexpected went wrong:',

  name: 'Manager’s ratings',
  loading: 'Loading…',
  retry: 'Try again',
  close: 'Close',
  unavailableTitle: 'The review could not be opened',
  unreachableTitle: 'No connection right now',
  unreachableHint: 'Check your connection and try again.',
  missingReview: 'The address does not say which review it is about.',
  reviewFailed: 'The data of the review could not be loaded.',
  reviewNotFound: 'There is no review of this person.',

  greeting: (firstName) => `Hello, ${firstName}!`,
  purpose: 'Rate the competencies of each person and write the feedback you owe.',

  gridTitle: 'Performance analysis',
  found: (count) => {
    if (count === 0) return 'No employees found';
    return count === 1 ? '1 employee found' : `${count} employees found`;
  },
  person: 'Employee',
  email: 'Email',
  status: 'Status',
  statuses: statusesEnglish,
  alignment: 'Alignment',
  alignmentOf: (person) => `Alignment of ${person}`,
  noAlignment: 'No data',
  unrated: 'No manager has finished the rating.',
  actions: 'Actions',
  evaluate: 'Rate',
  giveFeedback: 'Give feedback',
  view: 'View',
  actionFor: (action, person) => `${action}: ${person}`,
  ...lastDayEnglish,
  pending: (count) => (count === 1 ? '1 competency waiting' : `${count} competencies waiting`),
  nothing: '-',
  noTeam: 'No employees found',
  noTeamText: 'When there are people on your team, they show up here.',
  around: aroundEnglish,
  reportTitle: (person) => `Report on ${person}`,
  reportSubtitle: BOTH_SIDES,

  evaluationSent: 'The rating has been sent!',
  evaluationSentText: (person) => `Your scores for ${person} are saved.`,
  withoutEmail: withoutEmailEnglish,
  evaluationLeft: 'The rating has been canceled.',
  evaluationLeftText: 'The scores that were not sent have been erased from this device.',
  alreadyRated: (person) => `The rating of ${person} has already been sent.`,
  notAwaited: (person) => `The review of ${person} is not waiting for your scores.`,
  nothingToDoText: 'There is nothing to do here for now.',

  feedbackTitle: 'Competencies waiting for feedback',
  feedbackKept: 'What you wrote is still here.',
  feedbackHint: (person) =>
    `In these competencies, the self-assessment of ${person} and the average of the managers are more than 3 points apart.`,
  feedbackLoading: 'Loading the competencies…',
  noDisagreements: 'No competency is waiting for feedback.',
  noAction: 'Nothing to do',
  ownFeedback: 'Your feedback:',
  feedbackFor: (person) => `Feedback for ${person}`,
  employeeScore: 'Employee’s score',
  managerScore: 'Manager’s score',
  ownComment: 'Your comment on the score',
  feedbackLabel: 'Feedback',
  feedbackPlaceholder: 'Write your feedback here…',
  feedbackAdvice: 'The person who was rated reads this text in the report, with your name.',
  feedbackRequired: 'This field is required.',
  send: 'Send',
  feedbackSent: 'Your feedback has been sent!',
  feedbackDoneText: (person) => `You have sent all feedback for ${person}.`,
  feedbackLeft: 'The feedback is still waiting.',
  feedbackLeftText: 'What you wrote is kept on this device.',
  feedbackLeftHere:
    'The browser keeps nothing here: what you wrote stays only while this page is open.',
  failed: (detail) => `Something unexpected went wrong: ${detail}`,

  toTeam: 'See my team',
};
