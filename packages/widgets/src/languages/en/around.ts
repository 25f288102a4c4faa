import { RATER_LIMITS } from '@aferir/domain';
import type { AroundMessages } from '../../shared/around/around.messages.ts';
import { competencyRatingEnglish } from './competency-rating.ts';
import { lastDayEnglish } from './last-day.ts';
import { withoutEmailEnglish } from './without-email.ts';

/** What rating colleagues, and saying who rates, says in English. */
export const aroundEnglish: AroundMessages = {
  rating: competencyRatingEnglish,
  failed: 'The reviews of colleagues could not be loaded',
  ratingsTitle: 'Colleagues to rate',
  ratingsHint: `Nobody sees your scores: only the mean of the group shows, from ${RATER_LIMITS.told} ratings on, once the cycle is closed.`,
  ...lastDayEnglish,
  progress: (rated, total) => `${rated} of ${total} competencies`,
  done: 'Rated',
  rate: 'Rate',
  ratesAs: { par: 'You rate as a peer', liderado: 'You rate as a direct report' },
  goOn: 'Go on',
  revise: 'Review scores',
  actionOf: (action, person) => `${action}: ${person}`,
  ratingOf: (person) => `Rating of ${person}`,
  loadingRating: 'Loading competencies…',
  ratingFailed: 'The competencies could not be loaded',
  noCompetencies: 'This assessment has no competencies',
  comment: 'Comment',
  commentHint: `It shows without your name, and only when ${RATER_LIMITS.told} people of the group comment on the same competency.`,
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'This score is not saved yet.',
  thanks: 'Thank you! Your rating is complete.',
  thanksHint: 'Until the cycle is closed you can come back and change the scores.',
  close: 'Close',
  reviewsTitle: 'Who rates from around',
  reviewsHint:
    'Peers and direct reports rate too in this cycle. The person or the manager proposes, and the manager approves.',
  ownReview: 'Your assessment',
  asked: (count) => (count === 1 ? '1 person invited' : `${count} people invited`),
  waiting: (count) =>
    count === 1 ? '1 proposal waits for the manager' : `${count} proposals wait for the manager`,
  waitingForYou: (count) =>
    count === 1
      ? '1 proposal waits for your approval'
      : `${count} proposals wait for your approval`,
  see: 'See who rates',
  moreTasks: (count) =>
    count === 1 ? '1 more task is waiting for you.' : `${count} more tasks are waiting for you.`,
  seeTasks: 'See all',
  ratersOf: (person) => `Who rates ${person}`,
  ownRaters: 'Who rates you',
  loadingRaters: 'Loading people…',
  ratersFailed: 'The people could not be loaded',
  groups: { par: 'Peers', liderado: 'Direct reports' },
  noneOf: { par: 'No peers yet.', liderado: 'No direct reports yet.' },
  groupHint: (least, most) =>
    `${least} to ${most} people of each group: with fewer than ${least} ratings nothing is shown.`,
  states: { proposto: 'Waits for the manager', recusado: 'Refused', convidado: 'Invited' },
  withoutEmail: withoutEmailEnglish,
  gone: 'Left the company',
  approve: 'Approve',
  refuse: 'Refuse',
  propose: 'Propose',
  search: 'Propose somebody',
  searchHint: 'Type a name, a position or a department.',
  groupOf: { par: 'peer', liderado: 'direct report' },
  searching: 'Searching…',
  nobody: 'Nobody found.',
  more: (count) => `And ${count} more. Type more to find the person.`,
  searchFailed: 'The search failed. Try again.',
};
