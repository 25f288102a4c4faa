import type { CompetencyRatingMessages } from '../../shared/competency-rating/competency-rating.messages.ts';
import type { ManagerRatingMessages } from '../../shared/competency-rating/manager-rating.messages.ts';
import { questionnaireEnglish } from './questionnaire.ts';
import { shownAgreementEnglish } from './shown-agreement.ts';

/** What the rating of a competency says in English. */
export const competencyRatingEnglish: CompetencyRatingMessages = {
  language: 'en',
  contentNote: 'The competencies are in Portuguese.',
  progressLabel: questionnaireEnglish.progressLabel,
  progress: questionnaireEnglish.progress,
  previous: questionnaireEnglish.previous,
  next: questionnaireEnglish.next,
  finish: questionnaireEnglish.finish,
  retry: questionnaireEnglish.retry,
  keptHint: questionnaireEnglish.keptHint,
  missing: 'Choose a score before you go on',
  lowest: 'Not developed at all',
  highest: 'Fully developed',
  comment: 'Comment',
  commentLabel: 'Comment',
  keyboardHint:
    'On the keyboard: 0 to 9 choose the score, 1 followed by 0 chooses 10, Enter goes on.',
};

/** What a manager's rating says in English. */
export const managerRatingEnglish: ManagerRatingMessages = {
  ...competencyRatingEnglish,
  agreements: shownAgreementEnglish,
  title: (person) => `Rating of ${person}`,
  subtitle: 'Give each competency a score from 0 to 10',
  commentHint: 'Shows with your name beside your score, in the report of the person.',
  draftKept: 'Draft kept on this device',
  draftKeptHere: 'Draft kept only while this page is open',
  sending: (sent, total) => `Sending ${sent} of ${total}…`,
  sendFailedTitle: 'The rating has not been sent completely yet.',
  cancel: 'Cancel',
  finishTitle: 'Finish the rating',
  finishQuestion: 'Do you want to finish the rating?',
  scoreSummary: 'Your scores',
  reviseScore: (competency) => `Change the score for ${competency}`,
  sendScores: 'Send scores',
  cancelTitle: 'Cancel the rating',
  cancelQuestion: 'Do you really want to cancel the rating?',
  cancelSubject: (person) => `The draft of the scores for ${person} will be erased.`,
  yes: 'Yes',
  no: 'No',
};
