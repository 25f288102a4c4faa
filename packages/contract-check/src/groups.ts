import { type CheckGroup, type Credential, type Given, type Widget, widgets } from './check.ts';
import {
  addressChecks,
  gameCredentialChecks,
  linkCredentialChecks,
  managerCredentialChecks,
  reviewCredentialChecks,
  sessionChecks,
  trainingCredentialChecks,
} from './checks/credentials.ts';
import { openingChecks } from './checks/disc-opening.ts';
import { earlyReportChecks, reportChecks } from './checks/disc-report.ts';
import { finishingChecks, savingChecks, statusChecks } from './checks/disc-saving.ts';
import { gameAnswerChecks, gameOpeningChecks } from './checks/game.ts';
import { feedbackChecks } from './checks/manager-feedback.ts';
import { managerOpeningChecks } from './checks/manager-opening.ts';
import { ratingChecks } from './checks/manager-rating.ts';
import { managerSessionChecks, ratedSessionChecks } from './checks/manager-session.ts';
import { reviewOpeningChecks, scoringChecks } from './checks/self-assessment.ts';
import { trainingOpeningChecks, watchingChecks } from './checks/training.ts';

const byLink = ['disc-questionnaire', 'behavioral-report'] as const;

/** All checks, in the order to run them: later ones go on where earlier ones have led. */
const groups: readonly CheckGroup[] = [
  { title: 'Addresses and origins', widgets, checks: addressChecks },
  { title: 'Links', widgets: byLink, checks: linkCredentialChecks },
  {
    title: 'Links to self-assessments',
    widgets: ['performance-self-assessment'],
    checks: reviewCredentialChecks,
  },
  {
    title: 'Links of managers',
    widgets: ['manager-evaluation'],
    checks: managerCredentialChecks,
  },
  {
    title: 'Links to trainings, and certificates',
    widgets: ['training-player'],
    checks: trainingCredentialChecks,
  },
  { title: 'Links to games', widgets: ['game-player'], checks: gameCredentialChecks },
  {
    title: 'Sessions',
    widgets: ['employee-dashboard'],
    needs: 'token',
    checks: sessionChecks,
  },
  { title: 'Opening a questionnaire', widgets: byLink, needs: 'link', checks: openingChecks },
  { title: 'Its status', widgets: byLink, needs: 'link', checks: statusChecks },
  {
    title: 'The report too early',
    widgets: ['behavioral-report'],
    needs: 'link',
    checks: earlyReportChecks,
  },
  { title: 'Saving answers', widgets: byLink, needs: 'link', checks: savingChecks },
  { title: 'Finishing', widgets: byLink, needs: 'link', checks: finishingChecks },
  { title: 'The report', widgets: ['behavioral-report'], needs: 'link', checks: reportChecks },
  {
    title: 'Opening a self-assessment',
    widgets: ['performance-self-assessment'],
    needs: 'reviewLink',
    checks: reviewOpeningChecks,
  },
  {
    title: 'Scores',
    widgets: ['performance-self-assessment'],
    needs: 'reviewLink',
    checks: scoringChecks,
  },
  {
    title: "Opening a manager's evaluation",
    widgets: ['manager-evaluation'],
    needs: 'managerLink',
    checks: managerOpeningChecks,
  },
  {
    title: "A manager's session",
    widgets: ['manager-evaluation'],
    needs: 'managerToken',
    checks: managerSessionChecks,
  },
  {
    title: 'Ratings',
    widgets: ['manager-evaluation'],
    needs: 'managerLink',
    checks: ratingChecks,
  },
  {
    title: 'Feedback',
    widgets: ['manager-evaluation'],
    needs: 'managerLink',
    checks: feedbackChecks,
  },
  {
    title: "A manager's session after the ratings",
    widgets: ['manager-evaluation'],
    needs: 'managerToken',
    checks: ratedSessionChecks,
  },
  {
    title: 'Opening a training',
    widgets: ['training-player'],
    needs: 'trainingLink',
    checks: trainingOpeningChecks,
  },
  {
    title: 'Watching',
    widgets: ['training-player'],
    needs: 'trainingLink',
    checks: watchingChecks,
  },
  {
    title: 'Opening a game',
    widgets: ['game-player'],
    needs: 'gameLink',
    checks: gameOpeningChecks,
  },
  { title: 'Answering', widgets: ['game-player'], needs: 'gameLink', checks: gameAnswerChecks },
];

/** The groups that some widgets need; all of them unless told. */
export function groupsOf(asked: readonly Widget[] = widgets): CheckGroup[] {
  return groups.filter((group) => group.widgets.some((widget) => asked.includes(widget)));
}

/** What some widgets are checked with: an option that none of them needs is as if it were not given. */
export function neededOf(given: Given, asked?: readonly Widget[]): Given {
  const needs = new Set(groupsOf(asked).map((group) => group.needs));
  const needed = (name: Credential) => (needs.has(name) ? given[name] : undefined);
  return {
    ...given,
    link: needed('link'),
    reviewLink: needed('reviewLink'),
    managerLink: needed('managerLink'),
    managerToken: needed('managerToken'),
    trainingLink: needed('trainingLink'),
    gameLink: needed('gameLink'),
  };
}
