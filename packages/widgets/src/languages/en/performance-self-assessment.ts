import type {
  ManagerModeMessages,
  PerformanceSelfAssessmentMessages,
} from '../../performance-self-assessment/performance-self-assessment.messages.ts';
import { competencyRatingEnglish, managerRatingEnglish } from './competency-rating.ts';
import { questionnaireEnglish } from './questionnaire.ts';
import { shownAgreementEnglish } from './shown-agreement.ts';
import { withoutEmailEnglish } from './without-email.ts';

const managerModeEnglish: ManagerModeMessages = {
  ...managerRatingEnglish,
  name: 'Performance review',
  missing: 'You need to choose a score',
  wrongLink: 'This link does not belong to a manager who rates this person.',
  notAwaited: 'This review is not waiting for the manager’s rating.',
  sentTitle: 'Rating sent!',
  sentText: 'The rating has been sent!',
  cancelledTitle: 'Rating canceled',
  cancelledText:
    'The draft has been erased from this device. You can start over whenever you like.',
  startAgain: 'Rate again',
  back: 'Back',
};

/** The performance self-assessment in English. */
export const performanceSelfAssessmentEnglish: PerformanceSelfAssessmentMessages = {
  ...questionnaireEnglish,
  ...competencyRatingEnglish,
  name: 'Performance self-assessment',
  wrongLink: 'This link does not belong to a performance self-assessment.',
  readOnlyLink: 'This link only shows the result, and the self-assessment is not finished yet.',
  responseMissing: 'The response was not found. Reload the page.',
  competenciesMissing: 'The competencies are not there yet. Wait a moment and try again.',
  invalidCompetency: 'This competency is not valid. Reload the page.',

  agreements: shownAgreementEnglish,

  startTitle: 'You have not done your performance review yet',
  startText: (competencies) =>
    competencies === 1
      ? 'There is 1 competency. Give it a score from 0 to 10.'
      : `There are ${competencies} competencies. Give each of them a score from 0 to 10.`,
  startHonesty: 'There are no right or wrong answers: think of how you have been acting at work.',
  startNext: 'If you have managers, they rate the same competencies afterwards.',
  startSaved:
    'Each score is saved right away. If you need to stop, come back through the same link.',
  startSavedPortal:
    'Each score is saved right away. If you need to stop, come back through the same link or the company portal.',
  start: 'Start the assessment',

  title: 'Performance self-assessment',
  subtitle: 'Score each competency below',

  commentHint: 'Your managers and HR read it beside your score, once you have finished.',

  endTitle: 'Self-assessment finished!',
  endText: 'Your scores are saved. Now your managers rate the same competencies.',
  endWithoutEmail: withoutEmailEnglish,
  endTextComplete: 'Your scores are saved and the review is finished.',
  back: 'Back to my assessments',
  managerRating: managerModeEnglish,
};
