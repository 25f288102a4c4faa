import type { PerformanceReportMessages } from '../../performance-report/performance-report.messages.ts';
import { agreementsEnglish } from './agreements.ts';
import { aroundMeansEnglish } from './around-means.ts';
import { BOTH_SIDES } from './both-sides.ts';
import { comparisonEnglish } from './score-comparison.ts';
import { statusesEnglish } from './statuses.ts';

/** The performance report in English. */
export const performanceReportEnglish: PerformanceReportMessages = {
  ...comparisonEnglish,
  title: 'Performance report',
  subtitle: BOTH_SIDES,
  loading: 'Loading the report…',
  print: 'Print PDF',
  retry: 'Try again',

  unavailable: 'The report could not be opened',
  loadFailed: 'The data of the report could not be loaded',
  missingSource: 'The address of this report is incomplete. Open the link you received again.',

  contents: 'In this report',

  overview: 'Overview',
  meanOfSelf: 'Average of the self-assessment',
  meanOfManagers: 'Average of the managers',
  meanOfManager: 'Average of the manager',
  strongest: (count) => (count === 1 ? 'Strongest competency' : 'Strongest competencies'),
  weakest: (count) => (count === 1 ? 'Weakest competency' : 'Weakest competencies'),
  andMore: (names, count) => `${names} and ${count} more`,
  scoreBy: (side, score) => `${side}: ${score}`,
  statuses: statusesEnglish,
  closed: 'Closed by HR',
  role: 'Position',
  department: 'Department',
  sentAt: 'Sent on',
  selfAssessedAt: 'Self-assessed on',
  finishedAt: 'Finished on',
  managers: 'Managers',
  noManagers: 'None',
  alignment: 'Alignment',
  alignmentWords: { good: 'high', warning: 'medium', danger: 'low' },
  alignmentMeaning: (managers) =>
    `How much the self-assessment and the scores of the ${managers === 1 ? 'manager' : 'managers'} are alike:`,
  alignmentFrom: (word, percent) => `${word}: ${percent}% or more`,
  alignmentBelow: (word, percent) => `${word}: below ${percent}%`,
  noData: 'No data',
  nothing: '-',

  notAnswered: 'Self-assessment not finished yet',
  notAnsweredHint: 'The report shows up here as soon as the self-assessment is sent.',
  cancelled: 'Review closed by HR',
  cancelledHint: 'It was closed before the self-assessment was sent, so there is no report.',

  waitingTitle: 'Waiting for the managers',
  waiting:
    'Your managers have not answered your review yet. As soon as they do, you can see their averages here.',
  waitingOf: (person) =>
    `The managers have not answered the review of ${person} yet. As soon as they do, their averages show up here.`,
  waitsFor: (names) => `The rating by ${names} is missing.`,
  heldTitle: 'Result not released yet',
  held: (day) =>
    day
      ? `Your result comes out on ${day}. Until then, the report shows only your self-assessment.`
      : 'Your result comes out once HR releases it. Until then, the report shows only your self-assessment.',
  heldFrom: (person, day) =>
    `${person} sees the managers’ scores and comments ${day ? `from ${day} on` : 'once HR releases them'}.`,
  partialTitle: 'Partial result',
  partial: 'The averages only count those who have rated so far, and can still change.',
  feedbackTitle: 'Waiting for feedback',
  feedbackOf: (names) => `The feedback of ${names} is missing.`,
  closedTitle: 'Review closed by HR',
  closedWith: (names) =>
    `It was closed before everybody had answered. The averages count the scores of ${names}.`,
  closedBeforeFeedback: 'It was closed before all feedback was written.',
  closedWithout:
    'It was closed before the managers had answered. The report only shows the self-assessment.',
  alone: 'Self-assessment only',
  withoutManagers: 'This review has no managers. The report only shows the self-assessment.',
  withoutRatings: 'No manager has finished this review. The report only shows the self-assessment.',
  narrowedTitle: 'Comparison with one manager',
  narrowed: (manager) => `The comparison only counts the scores of ${manager}.`,
  narrowedEmpty:
    'There are no scores of this manager to compare with. The report only shows the self-assessment.',

  analysis: 'Analysis of competencies',
  loadingSelf: 'Loading the competencies…',
  selfFailed: 'The data of the employee could not be loaded',
  managersFailed: 'The data of the managers could not be loaded',
  noCompetencies: 'This review has no competencies.',
  details: 'Detailed analysis',
  detailsHint:
    'From the largest to the smallest difference. On the line from 0 to 10, the circle is the self-assessment and the square is the managers’ score.',
  detailsHintOfOne:
    'On the line from 0 to 10, the circle is the self-assessment and the square is the managers’ score.',
  managersAverage: 'Average of the managers',
  calibratedScore: 'Adjusted score',
  calibrated: 'Adjusted in calibration',
  calibratedBecause: (reason) => `Adjusted in calibration. Reason: ${reason}`,
  managerScore: 'Manager’s score',
  gap: 'Difference',
  aligned: 'Aligned',
  disagreement: 'Disagreement',
  pending: 'Waiting',
  openFeedback: 'See feedback',
  openFeedbackOf: (name) => `on ${name}`,

  feedbackDialog: 'Feedback from the managers',
  feedbackLoading: 'Loading the feedback…',
  feedbackFailed: 'The feedback could not be loaded',
  feedbackOpenFailed: 'The feedback could not be opened',
  noFeedback: 'No feedback yet',
  noFeedbackHint: 'The managers have not sent feedback on this competency yet.',

  agreements: agreementsEnglish,
  aroundMeans: aroundMeansEnglish,

  method: 'How to read this result',
  purpose: (selfDate, managersDate, isOwn) =>
    `The report puts side by side how ${isOwn ? 'you see yourself' : 'the person sees themselves'} (self-assessment of ${selfDate}) and how the managers see ${isOwn ? 'you' : 'them'} (${managersDate}), in scores from 0 to 10. They are perceptions at that moment, not measurements.`,
  ratedUntil: (date) => `scores until ${date}`,
  ratedSoFar: 'scores received so far',
  verdicts:
    'A difference of up to 1 point: the views are aligned. From 1 to 3: a moderate difference, still aligned. Above 3: a disagreement, which calls for the managers’ feedback.',

  printing: 'Making the PDF…',
  pagesMade: (done, all) => `Page ${done} of ${all}`,
  printed: 'The PDF is ready!',
  printFailed: 'The PDF could not be made. Please try again.',
  page: 'Page',
  pageOf: 'of',
  fileNameOf: (person) => `Performance_Report_${person}.pdf`,
};
