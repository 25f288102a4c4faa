import { PLACE_LABELS } from '@aferir/domain';
import type { DiscQuestionnaireMessages } from '../../disc-questionnaire/disc-questionnaire.messages.ts';
import { questionnaireEnglish } from './questionnaire.ts';

/** The behavioral questionnaire in English. */
export const discQuestionnaireEnglish: DiscQuestionnaireMessages = {
  ...questionnaireEnglish,
  contentNote: 'The questions and their scale are in Portuguese.',
  name: 'DISC assessment',
  wrongLink: 'This link does not belong to a behavioral assessment.',
  readOnlyLink: 'This link only shows the result, and the assessment is not finished yet.',

  greeting: (firstName) => `Hello, ${firstName}!`,
  notDoneYet: 'You have not done your DISC assessment yet.',
  introText: (questions) =>
    `There are ${questions} questions. In each one, give every option a different place on the scale, from “${PLACE_LABELS[1]}” (most like me) to “${PLACE_LABELS[4]}” (not like me).`,
  introHonesty: 'There are no right or wrong answers: answer by what you usually do at work.',
  introSaved:
    'Each answer is saved right away. If you need to stop, come back through the same link.',
  introSavedPortal:
    'Each answer is saved right away. If you need to stop, come back through the same link or the company portal.',
  start: 'Start the assessment',
  tutorial: 'See how the scale works',

  keyboardHint:
    'On the keyboard: Tab goes to another option, 1 to 4 choose the place, Enter goes on.',
  incomplete: 'Place every option',
  left: (options) => (options === 1 ? '1 option left' : `${options} options left`),
  recalling: 'Loading your answer…',
  recallFailedTitle: 'Your answer could not be loaded.',
  places: PLACE_LABELS,

  thanksTitle: 'Thank you!',
  thanksText: 'Your assessment is finished and your answers are saved.',
  timeTaken: (minutes) => {
    if (minutes < 1) return 'It took you less than a minute.';
    return minutes === 1 ? 'It took you one minute.' : `It took you ${minutes} minutes.`;
  },
  firstLook: 'Your profile',
  shares: 'Distribution of the profile',
  mainShare: 'main',
  barelyDifferentiatedTitle: 'Barely differentiated profile',
  barelyDifferentiated:
    'Your answers are spread almost evenly over the four profiles. Read the result as a balanced profile in which none clearly stands out.',
  whoReads: (company) => `HR at ${company} sees this result too.`,
  readAgain:
    'To see the result again, come back through this same link for as long as it is valid.',
  readAgainPortal:
    'The result stays in the company portal. This same link shows it too for as long as it is valid.',
  openResult: 'See the result',
  resultTitle: 'Result of the assessment',
  resultLoading: 'Loading the result…',
};
