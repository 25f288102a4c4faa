import type { TrainingPlayerMessages } from '../../training-player/training-player.messages.ts';
import { emailFaultsEnglish } from './email-faults.ts';
import { portalEnglish } from './questionnaire.ts';

/** The training player in English. */
export const trainingPlayerEnglish: TrainingPlayerMessages = {
  ...portalEnglish,
  language: 'en',
  contentNote: 'The training is in Portuguese.',
  name: 'Training',
  loading: 'Loading the training…',
  unavailableTitle: 'The training could not be opened',
  unreachableTitle: 'No connection right now',
  unreachableHint: 'We will try again automatically as soon as possible.',
  retry: 'Try again',
  missingLink: 'This link is not valid. Check that the whole address was copied.',

  emailText: (maskedEmail) =>
    `To watch, confirm your email (${maskedEmail}). We will send a 4-character PIN to it.`,
  noEmail: 'You have no email on record, so the PIN cannot be sent. Talk to HR at your company.',
  email: 'Email',
  emailInvalid: 'This email is not valid! Check that the address is written correctly.',
  emailFaults: emailFaultsEnglish,
  sendPin: 'Send PIN',
  pinAtHand: 'I already have a PIN',
  pinSent: 'A new PIN has been sent to your email! Check your inbox.',
  sendFailed: 'Something unexpected went wrong! Check that the email address is written correctly.',

  pinText: 'Type the 4-character PIN that came to your email. It is valid for 30 minutes.',
  pin: 'PIN',
  checking: 'Checking the PIN…',
  otherPin: 'Send another PIN',
  accessExpired: 'Your access has expired. Please request a new PIN.',
  accessRefused: 'Your access was not accepted. Check the PIN or request a new one.',
  openFailed: 'The training could not be loaded. Try a new PIN.',

  leave: 'Leave',
  leaveTitle: 'Leave the training',
  leaveText:
    'Do you want to end this session? You will need another PIN to see the training again.',
  stay: 'Cancel',

  about: 'About the training',
  duration: 'Duration',
  author: 'Author',
  category: 'Category',
  description: 'Description',
  progressLabel: 'Videos finished',
  progress: (concluded, total) => `${concluded} of ${total}`,
  sessions: 'Sessions',
  noVideos: 'This training has no videos yet.',
  concludedOf: (concluded, total) => `${concluded} of ${total} ${total === 1 ? 'video' : 'videos'}`,
  mark: (video) => `Finished: ${video}`,
  watched: 'Watched',
  marked: 'Marked by you',
  nowPlaying: 'Now playing',
  isSaved: 'Progress saved',
  saveFailed: 'No connection: your progress will be saved as soon as it is back.',

  speed: 'Speed',
  speedOf: (speed) => (speed === 1 ? 'Normal' : `${speed.toLocaleString('en')}×`),
  pictureInPicture: 'Floating window',
  captionsLabel: 'Portuguese',
  videoFailed: 'The video could not be loaded.',
  nextIn: (seconds) => `Next video in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  playNext: 'Watch now',
  stopNext: 'Stay on this video',

  concludedTitle: 'Training finished!',
  certificateText: 'Your certificate is ready.',
  earlierCertificate: (version) =>
    `You have the certificate for version ${version} of this training.`,
  downloadCertificate: 'Download certificate',
  certificateFailed: 'The PDF could not be made. Try again.',

  certificateTitle: 'Certificate',
  certificateFile: 'Certificate.pdf',
  certifies: 'We certify that',
  hasConcluded: 'has finished the training',
  certificateFacts: (version, date) => `Version ${version} · Finished on ${date}`,
  certificateCode: 'Code',
  verifyAt: 'Check that it is genuine at',

  previewName: 'Preview of the training',
  previewText:
    'This is a preview: this is how people see the training. Nothing you watch here is saved.',
};
