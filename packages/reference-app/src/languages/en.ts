import { TOTEM_WARNING_SECONDS } from '../features/cycles/totem/totem-times.ts';
import type { AppCatalogue } from './app-texts.ts';

const reportKinds = {
  comportamental: 'Behavioral, sent',
  desempenho: 'Performance, sent',
  equipe: 'Team map, with the assessment sent',
};

const erasureStays =
  'The answers and scores stay in the figures of the company, without the name of whoever gave them, and the record of what was done stays in the audit trail.';

/** The app in English. */
export const english: AppCatalogue = {
  titles: {
    '/confirmar-endereco/:hash?': 'Confirm the email address',
    '/tutorial-disc': 'How to answer the assessment',
    '/login-funcionario': 'Employee sign-in',
    '/primeiro-acesso/:hash?': 'First access',
    '/validar/:hash?': 'Opening the link',
    '/dashboard-funcionario': 'Dashboard',
    '/historico-comportamental-funcionario': 'Behavioral history',
    '/historico-desempenho-funcionario': 'Performance history',
    '/minhas-avaliacoes-desempenho': 'My performance reviews',
    '/minha-equipe': 'My team',
    '/perfil-funcionario': 'My profile',
    '/avaliacao-gestor': 'Manager’s rating',
    '/feedback-gestor': 'Manager’s feedback',
    '/relatorio': 'Report',
    '/totem/:hash?': 'Shared tablet',
  },
  app: {
    product: 'Aferir',
    home: 'Aferir, home page',
    homeOf: (company) => `${company}, home page`,
    titleOf: (page) => `${page} · Aferir`,
    loading: 'Loading…',
    wait: 'Please wait…',
    language: 'Language',
    retry: 'Try again',
    backHome: 'Go to the home page',
    unexpected: 'Something unexpected happened',
    denied: (right) => `You do not have the right to ${right} in this section.`,

    notFoundTitle: 'Page not found',
    notFoundText: 'The address does not exist or has moved.',
    forbiddenTitle: 'You do not have access to this page',
    forbiddenText: 'If you need it, ask whoever manages the access profiles.',
    failureText: 'Try again in a moment. What was saved before is still there.',
    lostChunkTitle: 'This page could not be loaded',
    lostChunkText:
      'The connection failed, or there is a new version of the system. Reload to go on from where you were.',
    reload: 'Reload the page',
  },
  session: {
    expired: 'Your session has ended. Sign in again to go on.',
    elsewhere: 'You signed out in another tab. Sign in again to go on.',
    signIn: 'Your password has been created. Sign in with it to go on.',
    signInByBoth:
      'Your password has been created. Sign in with it and your registration number or your CPF.',
    signInByNumber: 'Your password has been created. Sign in with it and your registration number.',
    signInByCpf: 'Your password has been created. Sign in with it and your CPF.',
  },
  access: {
    email: 'Email',
    registrationNumber: 'Registration number',
    password: 'Password',

    employeeTitle: 'Employee sign-in',
    employeeText: (company) => `Sign in to see your assessments at ${company}.`,
    loadingCompany: 'Loading the company…',
    companyNotFound: 'Company not found',
    companyNotFoundHint: 'Check that the link is right, or ask HR at your company for another one.',

    firstAccessTitle: 'Create your password',
    firstAccessText: (name, company) =>
      `Hello, ${name}! With this password you also sign in to the portal of ${company}, where your assessments are.`,
    passwordHint: 'At least 6 characters.',
    confirmPassword: 'Confirm the password',
    passwordTooShort: 'The password needs at least 6 characters.',
    passwordsDiffer: 'The two passwords are not the same.',
    createAccess: 'Create access',
    accessCreated: 'Your access has been created!',
    createAccessFailed: 'Your access could not be created. Try again.',
    continueToAssessment: 'Go to the assessment',
    continueToPortal: 'Go to the portal',
    portalKept:
      'When you want to come back, sign in to the portal with this email and this password. The link is at the end of the assessment, too.',
    loadFailed: 'The data could not be read. Try again.',
    privacyTitle: 'About your data',
    handedPrivacyText: (company) =>
      `Your name, your registration number or your CPF, and your answers are used for the assessments of ${company} alone. You can ask HR to see, correct or erase them. ${erasureStays}`,
    privacyText: (company) =>
      `Your name, your email and your answers are used for the assessments of ${company} alone. You can ask HR to see, correct or erase them. ${erasureStays}`,
  },
  handedAccess: {
    title: 'Create your password',
    text: (name, company) =>
      `Hello, ${name}! With it you sign in to the portal of ${company}, where your assessments are.`,
    signsInByBoth:
      'You sign in to the portal with your registration number, or with your CPF, and this password. If you forget it, ask HR for another one.',
    signsInByNumber:
      'You sign in to the portal with your registration number and this password. If you forget it, ask HR for another one.',
    signsInByCpf:
      'You sign in to the portal with your CPF and this password. If you forget it, ask HR for another one.',
    createAndSignIn: 'Create password and sign in',
    create: 'Create password',
    signingIn: 'Your password has been created! Signing in…',
    created: 'Your password has been created!',
    createFailed: 'The password could not be created.',
    signIn: 'Go to the portal',
  },
  link: {
    deadLinkTitle: 'This link could not be opened',
    missingLink: 'This link is not valid. Check that the whole address was copied.',
    openingLink: 'Opening the link…',
    linkFailedTitle: 'The link could not be opened now',
    linkFailedHint: 'The link is still good. We will try again by ourselves.',
    retry: 'Try again',
  },
  confirmAddress: {
    title: 'Confirm your new email address',
    text: 'The email address on your record was changed. Confirm only if you asked for it: your first password can then be created by the new address. If you did not, close this page and talk to HR soon.',
    confirm: 'Confirm the new address',
    confirmed:
      'Email address confirmed. You can now create your password by the link sent to the new address.',
  },
  tutorial: {
    title: 'How to answer the assessment',
    purpose: 'In two minutes, see how the scale works and try it with an example.',
    stepsTitle: 'What to do in each question',
    steps: [
      'Read the four options before you choose. All are good: none is worth more than another.',
      'Give the place “Me identifico muito” (very much like me) to the option that is most like you at work, and “Não me identifico” (not like me) to the one that is least.',
      'Spread the other two over the places that are left. Each place is used once.',
    ],
    tipsTitle: 'For a true result',
    tips: [
      'Answer as you usually act, and not as you think you should.',
      'The first impression is usually the best: there is no need to think for long.',
      'To change a choice, touch it again and it is free.',
      'If you have to stop, come back by the same link: your answers are saved.',
    ],
    exampleTitle: 'Try it',
    exampleText:
      'This example is not part of the assessment and nothing is saved. Like the questions, it is in Portuguese.',
    exampleLeft: (left) => (left === 1 ? '1 option is left.' : `${left} options are left.`),
    exampleDone:
      'That is it! Each option has a place of its own, and you can answer the assessment.',
    toAssessment: 'Go to the assessment',
  },
  totem: {
    opening: 'Opening the totem…',
    openFailed: 'The totem could not be opened',
    closedTitle: 'The totem is closed',
    noCode: 'The address of this totem is incomplete. Ask HR for the current one.',
    retry: 'Try again',
    title: 'Welcome',
    text: (cycle) => `Say who you are to answer: ${cycle}.`,
    mark: 'CPF or registration number',
    markMissing: 'Enter your CPF or your registration number.',
    birthDate: 'Date of birth',
    birthDateMissing: 'Enter your date of birth.',
    enter: 'Come in',
    answering: (name) => `Answering: ${name}`,
    saved: 'Each answer is saved at once. If you have to stop, come back to this totem.',
    leave: 'Leave',
    stay: 'Go on answering',
    stillThere: 'Are you still there?',
    stillThereText: `Without an answer in ${TOTEM_WARNING_SECONDS} seconds, the totem goes back to the beginning. What you have answered is saved.`,
    thanks: 'Thank you!',
    thanksText: 'Your answers have been sent. This totem goes back to the beginning in a moment.',
    restart: 'Back to the beginning',
  },
  employee: {
    tabs: 'Employee area',
    dashboard: 'Dashboard',
    behavioral: 'Behavioral history',
    behavioralShort: 'Behavioral',
    performance: 'Performance history',
    performanceShort: 'Performance',
    assessments: 'My performance reviews',
    assessmentsShort: 'Reviews',
    team: 'My team',
    teamText: 'Who is where on the map of profiles, and how to work better together.',
    teamMap: 'See the team map',
    profile: 'My profile',
    changePassword: 'Change password',
    signOut: 'Sign out',

    backToAssessments: 'Back to my reviews',
    backToDashboard: 'Back to the dashboard',
    backToBehavioral: 'Back to the behavioral history',
    backToPerformance: 'Back to the performance history',

    missingHash: 'The link of the review was not found.',
    reviewNotFound: 'The review could not be found.',
    reviewFailed: 'The review could not be read.',
  },
  managerTask: {
    evaluationSent: 'The rating has been sent!',
    feedbackSent: 'Your feedback has been sent!',
  },
  portal: {
    behavioralTitle: 'Behavioral history',
    behavioralPurpose: 'Your behavioral assessments and what changed from one to another.',
    performanceTitle: 'Performance history',
    performancePurpose: 'Your performance reviews and what changed from one to another.',

    answerText: 'A performance review is waiting for your answers.',
    answer: 'Answer in my performance reviews',

    listTitle: 'Assessments',
    assessmentsFound: (count) =>
      count === 1 ? '1 assessment found.' : `${count} assessments found.`,
    assessmentOf: (date) => `Assessment of ${date}`,
    sentOn: 'Sent on',
    answeredOn: 'Answered on',
    status: 'Status',
    result: 'Result',
    held: (day) => (day === null ? 'Result once HR releases it' : `Result on ${day}`),
    openReport: 'See the report',
    reportOf: (date) => `See the report of the assessment of ${date}`,
    empty: 'No assessments',
    emptyText: 'When HR sends an assessment, it appears here.',
  },
  profile: {
    title: 'My profile',
    purpose: 'Your data, your photo, your password and who opened your reports.',
    loading: 'Loading…',

    dataTitle: 'My data',
    dataText: 'If something is wrong, talk to HR at your company.',
    dataFailed: 'Your data could not be loaded.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    gender: 'Gender',
    genders: { M: 'Male', F: 'Female' },
    notInformed: 'Not stated',
    position: 'Position',
    department: 'Department',
    company: 'Company',

    photoSaved: 'Saved.',
    photoRemoved: 'Removed.',
    photoOf: (name) => `Photo of ${name}`,

    languageTitle: 'Language',
    languageText:
      'The one of this portal, of emails, and of the pages where you answer and see reports by a link.',
    language: 'My language',
    languageOfCompany: (name) => `The company’s (${name})`,
    languageEnded: (name) => `${name} (no longer offered)`,
    languageMeanwhile: (name) => `Until you choose another one, the company’s is used: ${name}.`,
    languageSaved: 'Language saved.',

    passwordTitle: 'Change password',
    passwordText: 'Changing the password signs you out of your other devices.',

    exportTitle: 'Download my data',
    exportText:
      'Everything that is stored about you: profile, assessments, answers, feedback, accesses and messages. What was written in Portuguese stays so.',
    exportJson: 'Download JSON',
    exportPdf: 'Download PDF',
    exportDone: 'The file is ready!',
    pdfDone: 'The PDF is ready!',
    exportFailed: 'Your data could not be gathered. Try again.',
    pdfFailed: 'The PDF could not be made. Please try again.',
    fileName: (name) => `My_Data_${name}`,

    accessesTitle: 'Who opened my reports',
    accessesText:
      'Each time somebody opened a report of yours, or saw your result on the team map, the latest first.',
    accessesFound: (count) => (count === 1 ? '1 time' : `${count} times`),
    openedAt: 'When',
    openedBy: 'Who',
    openedAs: 'As',
    report: 'Report',
    reportOf: (kind, sentOn) => `${reportKinds[kind]} on ${sentOn}`,
    roles: { rh: 'HR', gestor: 'Manager', proprio: 'You', link: 'Link sent by email' },
    unknownPerson: 'Whoever received the link',
    accessOf: (date) => `Opened on ${date}`,
    noAccesses: 'Nobody has opened your reports',
    noAccessesText: 'When somebody opens a report of yours, it appears here.',
  },
  photo: {
    choose: 'Add a photo',
    change: 'Change the photo',
    remove: 'Remove the photo',
    limits: () => 'JPG, PNG or WebP of up to 25\u00a0MB.',
    tooLarge: () => 'The image can have up to 25\u00a0MB.',
    cropTitle: 'Adjust the photo',
    cropText: 'Move and zoom until the face is in the middle of the frame.',
    controls: 'Position and size of the photo',
    accept: 'Save the photo',
  },
  password: {
    changePassword: 'Change password',
    cancel: 'Cancel',
    mustChangeTitle: 'Create a new password',
    mustChangeText:
      'Your current password is temporary. For your safety, choose a new one before you go on.',
    signOut: 'Sign out',
  },
  assessment: {
    notAssessed: 'NOT ASSESSED',
    alignment: 'Alignment',
    alignmentOf: (person) => `Alignment of ${person}`,
    noAlignment: 'No data',
    unrated: (isClosed) =>
      isClosed
        ? 'HR closed it before a manager had finished.'
        : 'No manager has finished the review.',
  },
  status: { closed: 'Closed by HR' },
  compare: {
    compareTitle: 'Compare two assessments',
    compareText: 'See what changed from one to the other.',
    compareNeedsTwo: 'You can compare once you have two finished assessments.',
    first: 'First assessment',
    second: 'Second assessment',
    option: (date, id) => `${date} (no. ${id})`,
    compare: 'Compare',
    chooseAnother: 'Choose two different assessments.',
    loadingComparison: 'Comparing the assessments…',
    comparisonFailed: 'The assessments could not be compared.',

    comparisonTitle: (before, after) => `From ${before} to ${after}`,
    changes: 'What changed',
    comparedChart: (of) => `${of} in the two assessments`,
    widestChange: (name, before, after) =>
      `The biggest change is in ${name}: from ${before} to ${after}.`,
    nothingChanged: 'Nothing changed from one to the other.',
    profileSums: 'Sums of the profiles',
    competencyIndices: 'Indices of the competencies',
    competency: 'Competency',
    competencies: 'Competencies',
    profile: 'Profile',
    before: 'Before',
    after: 'After',
    difference: 'Difference',

    self: 'Self-assessment',
    managersAverage: 'Managers’ mean',
  },
  comparison: {
    profile: 'Profile',
    competencies: 'Competencies',
    self: 'Self-assessment',
    managers: 'Managers',
    untold: (count) =>
      count === 1
        ? 'One more notable change is in the table.'
        : `${count} more notable changes are in the table.`,

    sameOutcome: (after) => `The profile is still ${after}.`,
    swappedOutcome: (before, after) =>
      `The profile went from ${before} to ${after}: the same two profiles, in another order.`,
    otherSecondary: (before, after) =>
      `The profile went from ${before} to ${after}; the main one is still the same.`,
    otherPrimary: (before, after) =>
      `The profile went from ${before} to ${after}: the main one changed.`,
    noNotableSum: 'No sum changed notably.',
    noNotableIndex: 'No competency changed notably.',

    sumOf: (profile) => `The sum of ${profile}`,
    ownMean: { own: 'Your mean', other: 'The mean of the self-assessment' },
    ownScore: {
      own: (competency) => `Your score in ${competency}`,
      other: (competency) => `The score of the self-assessment in ${competency}`,
    },
    managersMean: 'The managers’ mean',
    managersScore: (competency) => `The managers’ mean in ${competency}`,
    stays: (subject, value) => `${subject} is still ${value}.`,
    rose: (subject, points, before, after) =>
      `${subject} went up ${points}, from ${before} to ${after}.`,
    fell: (subject, points, before, after) =>
      `${subject} went down ${points}, from ${before} to ${after}.`,
    points: (amount, count) => `${amount} ${count === 1 ? 'point' : 'points'}`,

    onlyInSecond: (names) => `Only in the second assessment: ${names}.`,
    onlyInFirst: (names) => `Only in the first assessment: ${names}.`,
  },
};
