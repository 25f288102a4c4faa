import type { GamePlayerMessages } from '../../game-player/game-player.messages.ts';
import { questionnaireEnglish } from './questionnaire.ts';

/** The player of games and surveys in English. */
export const gamePlayerEnglish: GamePlayerMessages = {
  ...questionnaireEnglish,
  name: 'Game or survey',
  loading: 'Loading…',
  unavailableTitle: 'It could not be opened',
  wrongLink: 'This link does not open a game or a survey.',
  keptHint: 'Your answer is still here.',

  anonymous: 'Anonymous',
  anonymousText:
    'Your answers are anonymous: nobody sees who answered what, and results only show from 5 answers on.',
  identified: 'Identified',
  identifiedText: (person) =>
    `Your answers carry your name: the company sees that they were given by ${person}.`,
  questionCount: (count) => (count === 1 ? '1 question' : `${count} questions`),
  answeredOnce:
    'Each question is answered only once. If you need to stop, open the same link and go on where you stopped.',
  start: 'Start',

  progressLabel: 'Progress',
  questionOf: (current, total) => `Question ${current} of ${total}`,
  send: 'Answer',
  sending: 'Sending…',
  sendFailedTitle: 'Your answer has not been sent yet.',
  choose: 'Choose an option to go on.',
  rateThis: 'Choose a value to go on.',
  rateEach: 'Rate this item.',
  rateHint: (scale) => `Rate each item from 1 (lowest) to ${scale} (highest).`,
  words: 'Your answer',
  wordsEmpty: 'Write a valid answer!',
  wordsTooLong: (most) => `The answer can have up to ${most.toLocaleString('en')} characters.`,

  right: 'That is right!',
  wrong: 'That is wrong!',
  sent: 'Answer sent!',
  goOn: 'Continue',
  pause: 'Pause',
  resume: 'Resume',
  totals: 'How everybody has voted so far',
  totalsInSteps: 'As the vote is anonymous, the numbers change every 5 votes.',
  votesOf: (percent, votes) =>
    `${percent.toLocaleString('en')}% (${votes} ${votes === 1 ? 'vote' : 'votes'})`,

  doneTitle: 'All done! Thank you for taking part!',
  doneText: 'All your answers have been sent.',
  leave: 'Leave',

  previewName: 'Preview',
  previewPerson: 'whoever answers',
  previewText:
    'This is a preview: this is how people see the game. Nothing you answer here is saved.',
  playAgain: 'Start over',
};
