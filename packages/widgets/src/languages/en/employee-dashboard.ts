import type { EmployeeDashboardMessages } from '../../employee-dashboard/employee-dashboard.messages.ts';
import { changePasswordEnglish, signInEnglish } from './access.ts';
import { agreementsEnglish } from './agreements.ts';
import { aroundEnglish } from './around.ts';
import { managerEvaluationEnglish } from './manager-evaluation.ts';
import { performanceReportEnglish } from './performance-report.ts';
import { discStatusesEnglish } from './statuses.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

const {
  status,
  statuses,
  alignment,
  alignmentOf,
  noAlignment,
  unrated,
  actions,
  evaluate,
  giveFeedback,
  until,
  wasUntil,
  pending,
  actionFor,
  evaluationSent,
  feedbackSent,
} = managerEvaluationEnglish;

/** The dashboard in English. */
export const employeeDashboardEnglish: EmployeeDashboardMessages = {
  language: 'en',
  contentNote: 'The names of positions, profiles and competencies are in Portuguese.',
  name: 'Employee portal',
  loading: 'Loading…',
  retry: 'Try again',
  reload: 'Refresh',
  reloading: 'Refreshing…',
  signOut: 'Sign out',
  back: 'Back',

  greeting: (firstName) => `Hello, ${firstName}!`,
  purpose: 'Follow your assessments and what is waiting for you.',
  purposeOfManager: 'Follow your assessments and those of your team.',
  assessmentsTitle: 'My performance reviews',
  assessmentsPurpose: 'How your review is going and how each competency came out.',
  assessmentsPurposeOfManager:
    'How your review is going, where your team stands and how each competency came out.',

  unavailable: 'The portal could not be opened',
  notAuthenticated: 'You are not signed in.',
  missingToken: 'The employee’s token was not found',
  reloadFailed: 'The review could not be loaded.',

  selfTitle: 'Performance self-assessment',
  loadingSelf: 'Loading your review…',
  selfFailed: 'The review could not be loaded.',
  answer: 'Answer',
  continue: 'Continue',
  view: 'View',
  finishedAt: (date) => `Finished on ${date}`,
  finishedUndated: 'Finished',
  sentAt: (date) => `Sent on ${date}`,
  hints: {
    answer: 'Give each competency of your position a score from 0 to 10.',
    continue: 'Go on where you stopped: the scores you gave are saved.',
    view: 'See how each competency came out.',
  },
  waits: {
    managers: 'Your part is done. Waiting for your managers’ ratings.',
    feedback: 'Your managers have rated. Waiting for their feedback.',
  },
  noResponse: 'No reviews here',
  noResponseHint: 'When HR sends a performance review, it shows up here.',

  discTitle: 'Behavioral assessment',
  discToAnswer: (questions, needed) =>
    `There are ${questions} questions, about ${minutes(needed)}.`,
  discToContinue: (left, needed) =>
    `${left === 1 ? '1 question left' : `${left} questions left`}, about ${minutes(needed)}. What you have answered is saved.`,
  discToFinish: 'Every question is answered. All that is left is to finish.',
  discActionFor: (action) => `${action}: Behavioral assessment`,
  discStatuses: discStatusesEnglish,

  profileTitle: 'My behavioral profile',
  answeredAt: (date) => `Answered on ${date}`,
  seeProfile: 'See my report',

  resultsTitle: 'My competencies',
  noResults: 'There are no scores yet',
  noResultsHint: 'Your scores show up here as soon as you answer the self-assessment.',
  mean: 'Overall average',
  highest: 'Highest score',
  lowest: 'Lowest score',
  results: { good: 'Good score', medium: 'Medium score', low: 'Low score' },
  andMore: (name, count) => `${name} and ${count} more`,
  nothing: '-',
  competencies: 'Competencies',
  competencyCount: (count) => (count === 1 ? '1 competency' : `${count} competencies`),
  scoreOf: (name) => `Your score in ${name}`,
  comparison: performanceReportEnglish,

  agreements: agreementsEnglish,
  around: aroundEnglish,

  reportsTitle: 'My team',
  reportsHint: 'People who report directly to you.',
  reloadReports: 'Refresh the team',
  reportCount: people,
  waitingTitle: 'What is waiting for you',
  agreementToConfirm: (name) =>
    name ? `Agreement with ${name}, waits for your confirmation.` : agreementsEnglish.waitsForYou,
  seeAgreement: 'See the agreement',
  awaitsRating: 'The self-assessment is done',
  evaluatePerson: (person) => `Rate ${person}`,
  giveFeedbackTo: (person) => `Give feedback to ${person}`,
  moreTasks: (count, hasMore) => {
    if (count === 0) return 'Other people on the team may be waiting for you.';
    return `${hasMore ? 'At least ' : ''}${count} more ${count === 1 ? 'person on the team is' : 'people on the team are'} waiting for you.`;
  },
  toReports: 'See the team',
  loadingReports: 'Loading your team…',
  reportsFailed: 'The data of the reviews could not be loaded.',
  noReports: 'Nobody on your team',
  noReportsHint: 'When somebody reports directly to you, they show up here.',
  showMore: 'Show more',
  person: 'Name',
  role: 'Position',
  status,
  statuses,
  alignment,
  alignmentOf,
  noAlignment,
  unrated,
  actions,
  evaluate,
  giveFeedback,
  until,
  wasUntil,
  inProgress: 'In progress',
  waiting: 'Waiting',
  pending,
  actionFor,

  responseNotFound: 'The review was not found.',
  responseFailed: 'The review could not be loaded.',
  reportNotFound: 'There is no review of this person.',
  reportFailed: 'The data of the review could not be loaded.',
  evaluationSent,
  feedbackSent,

  signInTitle: 'Employee sign-in',
  signInText: (company) => `Sign in to see your assessments at ${company}.`,
  sessionEnded: 'Your session has ended. Sign in again to go on where you stopped.',
  loadingCompany: 'Loading the company…',
  companyNotFound: 'Company not found',
  companyNotFoundHint: 'Check that the link is right or talk to HR at your company.',
  ...signInEnglish,

  newPasswordTitle: 'Create a new password',
  newPasswordText:
    'Your current password is temporary. For your safety, choose a new one before you go on.',
  ...changePasswordEnglish,
};
