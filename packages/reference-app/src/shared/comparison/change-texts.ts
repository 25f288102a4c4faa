import {
  conjunctionIn,
  type DiscComparison,
  type Language,
  NOTABLE_INDEX_CHANGE,
  NOTABLE_SCORE_CHANGE,
  NOTABLE_SUM_CHANGE,
  notableChanges,
  type PerformanceComparison,
  type SideComparison,
  upToOneDecimalIn,
  type ValueChange,
} from '@aferir/domain';
import type { Said } from '../language/speech.ts';
import type { comparisonMessages } from './comparison-messages.ts';

/** Stands where there is no number. */
const NONE = '-';

/** How many changes a group tells; more make a wall of words. */
const MOST_TOLD = 5;

/** What changed between two assessments, in sentences. */
export interface ChangeTexts {
  readonly groups: readonly ChangeGroup[];
  /** What belongs to no group. */
  readonly notes: readonly string[];
}

/** The sentences that a comparison is told in, and their language. */
export interface ComparisonSentences {
  readonly sentences: Said<typeof comparisonMessages>;
  readonly language: Language;
}

/** Who reads: whom the assessments are of, or somebody else. */
export type ComparisonReader = 'own' | 'other';

/** Changes of one kind, the strongest first. */
export interface ChangeGroup {
  readonly heading: string;
  readonly texts: readonly string[];
  /** How many notable changes are left to the table. */
  readonly untoldCount: number;
}

/** A number as it is written: words and signs must not tell more than it does. */
function asWritten(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The difference between the two written numbers, so that whoever subtracts them gets the same. */
function writtenDifference({ before, after }: ValueChange): number | null {
  return before === null || after === null ? null : asWritten(asWritten(after) - asWritten(before));
}

/** A number as the comparison writes it. */
export function formatValue(value: number | null, language?: Language): string {
  return value === null ? NONE : upToOneDecimalIn(language).format(value);
}

/** The difference of a change with its sign: '+2,5', '−3', '0'. */
export function formatDifference(change: ValueChange, language?: Language): string {
  const written = writtenDifference(change);
  if (written === null) return NONE;
  const sign = written > 0 ? '+' : written < 0 ? '−' : '';
  return `${sign}${upToOneDecimalIn(language).format(Math.abs(written))}`;
}

/** What changed between two behavioral assessments, in sentences. */
export function discChangeTexts(
  comparison: DiscComparison,
  words: ComparisonSentences,
): ChangeTexts {
  const { sentences: texts } = words;
  const sums = notableChanges(comparison.sums, NOTABLE_SUM_CHANGE);
  const indices = notableChanges(comparison.competencies, NOTABLE_INDEX_CHANGE);
  const outcome = outcomeText(comparison, texts);
  const sumsIntro = [outcome, ...(sums.length === 0 ? [texts.noNotableSum] : [])];
  const indicesIntro = indices.length === 0 ? [texts.noNotableIndex] : [];
  return {
    groups: [
      toGroup({ heading: texts.profile, intro: sumsIntro, subjectOf: texts.sumOf }, sums, words),
      toGroup({ heading: texts.competencies, intro: indicesIntro }, indices, words),
    ],
    notes: [],
  };
}

/** What changed between two performance assessments, in sentences. */
export function performanceChangeTexts(
  { self, managers }: PerformanceComparison,
  words: ComparisonSentences,
  reader: ComparisonReader = 'own',
): ChangeTexts {
  const { sentences: texts } = words;
  const own = { heading: texts.self, mean: texts.ownMean[reader], scoreOf: texts.ownScore[reader] };
  const ofManagers = {
    heading: texts.managers,
    mean: texts.managersMean,
    scoreOf: texts.managersScore,
  };
  return {
    groups: [...sideGroups(own, self, words), ...sideGroups(ofManagers, managers, words)],
    notes: onlyInOneTexts(self.competencies, words),
  };
}

interface GroupBeginning {
  readonly heading: string;
  readonly intro: readonly string[];
  /** What has changed, in a sentence. @default what it is called */
  readonly subjectOf?: (name: string) => string;
}

function toGroup(
  { heading, intro, subjectOf = (name) => name }: GroupBeginning,
  changes: readonly ValueChange[],
  words: ComparisonSentences,
): ChangeGroup {
  const told = changes.slice(0, MOST_TOLD);
  return {
    heading,
    texts: [...intro, ...told.map((change) => changeText(subjectOf(change.name), change, words))],
    untoldCount: changes.length - told.length,
  };
}

function outcomeText(
  { before, after, outcome }: DiscComparison,
  texts: ComparisonSentences['sentences'],
): string {
  switch (outcome) {
    case 'same':
      return texts.sameOutcome(after);
    case 'swapped':
      return texts.swappedOutcome(before, after);
    case 'secondary':
      return texts.otherSecondary(before, after);
    case 'primary':
      return texts.otherPrimary(before, after);
  }
}

interface Side {
  readonly heading: string;
  /** What its mean is called. */
  readonly mean: string;
  readonly scoreOf: (competency: string) => string;
}

/** The group of one side; none where its means can't be compared. */
function sideGroups(
  { heading, mean: meanSubject, scoreOf: subjectOf }: Side,
  { mean, competencies }: SideComparison,
  words: ComparisonSentences,
): ChangeGroup[] {
  const { sentences, language } = words;
  const change = writtenDifference(mean);
  if (change === null) return [];
  const meanText =
    change === 0
      ? sentences.stays(meanSubject, formatValue(mean.after, language))
      : changeText(meanSubject, mean, words);
  const notable = notableChanges(competencies, NOTABLE_SCORE_CHANGE);
  return [toGroup({ heading, intro: [meanText], subjectOf }, notable, words)];
}

function changeText(
  subject: string,
  change: ValueChange,
  { sentences, language }: ComparisonSentences,
): string {
  const difference = writtenDifference(change) ?? 0;
  const amount = Math.abs(difference);
  const points = sentences.points(upToOneDecimalIn(language).format(amount), amount);
  const tell = difference > 0 ? sentences.rose : sentences.fell;
  const told = (value: number | null) => formatValue(value, language);
  return tell(subject, points, told(change.before), told(change.after));
}

function onlyInOneTexts(
  competencies: readonly ValueChange[],
  { sentences, language }: ComparisonSentences,
): string[] {
  const conjunction = conjunctionIn(language);
  const names = (isThere: (change: ValueChange) => boolean) =>
    competencies.filter(isThere).map(({ name }) => name);
  const added = names(({ before, after }) => before === null && after !== null);
  const gone = names(({ before, after }) => before !== null && after === null);
  return [
    ...(added.length > 0 ? [sentences.onlyInSecond(conjunction.format(added))] : []),
    ...(gone.length > 0 ? [sentences.onlyInFirst(conjunction.format(gone))] : []),
  ];
}
