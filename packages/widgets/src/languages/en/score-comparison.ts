import type { ComparisonMessages } from '../../shared/score-comparison/score-comparison.messages.ts';

const whose = (isOwn: boolean) => (isOwn ? 'you and your' : 'the person and their');
const Whose = (isOwn: boolean) => (isOwn ? 'You and your' : 'The person and their');
const inSelf = (isOwn: boolean) => (isOwn ? 'In your self-assessment' : 'In the self-assessment');
const self = (isOwn: boolean) => (isOwn ? 'your self-assessment' : 'the self-assessment');

/** What the comparison of both sides says in English. */
export const comparisonEnglish: ComparisonMessages = {
  language: 'en',
  contentNote: 'The competencies are in Portuguese.',
  analysisChart: 'Self-assessment and managers, from 0 to 10',
  selfChart: 'Self-assessment, from 0 to 10',
  chartOf: (title, place, count) => `${title} (${place} of ${count})`,
  self: 'Self-assessment',
  manager: 'Manager',
  allEqual: (isOwn) => `The two lines match: ${whose(isOwn)} managers gave the same scores.`,
  widest: (name, gap, isOwn) =>
    `Where the lines move apart, ${whose(isOwn)} managers see the competency differently. The largest difference is in ${name}: ${gap}.`,
  sameScores: (isOwn, count) =>
    `${Whose(isOwn)} managers gave the same ${count === 1 ? 'score' : 'scores'}.`,
  widestScores: (name, gap, isOwn, count) =>
    count === 1
      ? `In ${name}, the difference between ${self(isOwn)} and the managers’ score is ${gap}.`
      : `The largest difference between ${self(isOwn)} and the managers’ score is in ${name}: ${gap}.`,
  extremes: (highest, lowest, isOwn) =>
    `${inSelf(isOwn)}, the highest score is for ${highest}; the lowest, for ${lowest}.`,
  onlyOne: (name, score, isOwn) => `${inSelf(isOwn)}, ${name} has a score of ${score}.`,
  sameEverywhere: (score, isOwn) => `${inSelf(isOwn)}, every competency has a score of ${score}.`,
  noScores: 'There are no scores yet.',
  gapOf: (points, gap) => `${points} ${gap === 1 ? 'point' : 'points'}`,
};
