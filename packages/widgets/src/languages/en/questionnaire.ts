import type { PortalMessages } from '../../shared/host/portal-messages.ts';
import type { QuestionnaireMessages } from '../../shared/questionnaire/questionnaire-messages.ts';

/** The way to the portal in English. */
export const portalEnglish: PortalMessages = {
  toPortal: 'Go to the portal',
};

/** What every questionnaire says in English. */
export const questionnaireEnglish: QuestionnaireMessages = {
  ...portalEnglish,
  language: 'en',
  contentNote: 'The questions are in Portuguese.',
  loading: 'Loading the assessment…',
  retry: 'Try again',
  unavailableTitle: 'The assessment could not be opened',
  unreachableTitle: 'No connection right now',
  unreachableHint: 'We will try again automatically as soon as possible.',
  missingLink: 'This link is not valid. Check that the whole address was copied.',

  firstAccessTitle: 'Create your password to begin',
  firstAccessText:
    'Before you answer the assessment, create a password. It takes less than a minute.',
  firstAccessAction: 'Create my password',

  progressLabel: 'Progress of the assessment',
  progress: (current, total) => `${current} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  sending: 'Saving…',
  finishing: 'Finishing…',
  saved: 'Answers saved',
  sendFailedTitle: 'Your answer has not been saved yet.',
  finishFailedTitle: 'Your answers are saved, but the assessment is not finished yet.',
  keptHint: 'What you chose is still here.',
};
