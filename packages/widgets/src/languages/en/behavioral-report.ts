import type { BehavioralReportMessages } from '../../behavioral-report/behavioral-report.messages.ts';
import { emailFaultsEnglish } from './email-faults.ts';

/** The behavioral report in English. */
export const behavioralReportEnglish: BehavioralReportMessages = {
  language: 'en',
  contentNote: 'The profiles, the competencies and their descriptions are in Portuguese.',
  title: 'Behavioral analysis',
  subtitle: 'Detailed report on the behavioral profile',
  loading: 'Loading the report…',
  sendByEmail: 'Send by email',
  download: 'Download report',
  retry: 'Try again',
  close: 'Close',

  unavailable: 'The report could not be opened',
  missingSource: 'The address of this report is incomplete. Open the link you received again.',
  notAssessed: 'NOT ASSESSED',
  notAssessedHint: 'The report shows up here as soon as the questionnaire is finished.',

  contents: 'In this report',

  profile: 'Profile',
  primary: 'Primary profile',
  secondary: 'Secondary profile',
  assessedOn: (date) => `Assessed on ${date}`,
  barelyDifferentiatedTitle: 'Barely differentiated profile',
  barelyDifferentiated:
    'The four sums are close together, and the difference between them may be due to chance. Read the result as a balanced profile that does not clearly lean to one side.',
  technicalTieTitle: 'Technical tie',
  technicalTie: (first, second) =>
    `${first} and ${second} are less than 8 points apart. Another application could turn their order around: consider both.`,

  distribution: 'Distribution of the profile',
  distributionHint: 'How much of all points each profile has.',
  mainDot: 'The dot marks the main profiles.',
  mainLabel: 'main profile',
  showData: 'Show data',
  hideData: 'Hide data',
  points: 'Points',
  share: 'Share',

  summary: 'Summary',
  competencies: 'Competencies',
  competenciesChart: 'Map of competencies',
  competenciesSummary: (highest, lowest) =>
    `From 0 to 100: the answers show most of ${highest} and least of ${lowest}.`,
  competenciesAlike: 'From 0 to 100: none stands out from the others in the answers.',
  strongest: 'Most present',
  weakest: 'Least present',
  otherCompetencies: 'Other competencies',
  competencyIndex: 'Index',
  competencyValue: (index, level) => `${index} of 100, level ${level}`,
  levels: {
    'muito baixo': 'very low',
    baixo: 'low',
    médio: 'medium',
    alto: 'high',
    'muito alto': 'very high',
  },
  loadingCompetencies: 'Loading the competencies…',
  noCompetencies: 'There are no competencies for this assessment.',

  behaviors: 'Behaviors',
  loadingBehaviors: 'Loading the behaviors…',
  noBehaviors: 'There are no behaviors for this assessment.',
  traits: 'Traits',

  method: 'How to read this result',
  purposeTitle: 'Purpose',
  howTitle: 'Method',
  how: (questions, isOwn) =>
    `${isOwn ? 'You' : 'The person'} answered ${questions} questions with four options each, one for every profile (Dominante, Influente, Estável and Conforme), and ordered them from “Me identifico muito” (most like me) to “Não me identifico” (not like me). Each place is worth 4 to 1 points. The profile with the most points is the primary one; the second appears in the name when it has at least a quarter of all points. The competencies are weighted readings of these same sums.`,
  limitsTitle: 'What this report does not say',
  limits: [
    'It describes tendencies told by one’s own answers, on the date of the assessment.',
    'It compares the four profiles with one another; the numbers are not meant to compare people.',
    'It does not measure intelligence, health, character or performance.',
    'It must not decide on its own about hiring, promoting or dismissing anybody.',
  ],
  contestTitle: 'Do you disagree with the result?',
  contest: (company, isOwn) =>
    `${isOwn ? 'You' : 'The person who was assessed'} can ask HR at ${company} for explanations, for somebody to review the result or for a new assessment.`,

  emailLoading: 'Loading the form…',
  emailTitle: 'Send by email',
  emailHintFile: 'The report goes as a PDF attached to the message.',
  emailHintLink: 'The message carries a link to this report.',
  emailLabel: 'Email',
  emailRequired: 'Enter an email',
  emailInvalid: 'This email is not valid',
  emailFaults: emailFaultsEnglish,
  cancel: 'Cancel',
  send: 'Send',
  sent: 'The email has been sent!',

  printing: 'Making the PDF…',
  pagesMade: (done, all) => `Page ${done} of ${all}`,
  printed: 'The PDF is ready!',
  printFailed: 'The PDF could not be made. Try again.',
  pageOf: 'of',
  page: 'Page',
  fileNameOf: (person) => `Behavioral_Report_${person}.pdf`,
  publicFileName: 'Report.pdf',
};
