import {
  type DiscComparison,
  NOTABLE_INDEX_CHANGE,
  NOTABLE_SCORE_CHANGE,
  NOTABLE_SUM_CHANGE,
  notableChanges,
  type PerformanceComparison,
  type SideComparison,
  type ValueChange,
} from '@aferir/domain';
import { comparisonMessages as texts } from './comparison-messages.ts';

const upToOneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Where Portuguese begins its plural: '1,5 ponto', '2 pontos'. */
const PLURAL_START = 2;

/** How many changes a group tells; more make a wall of words. */
const MOST_TOLD = 5;

/** What changed between two assessments, in sentences. */
export interface ChangeTexts {
  readonly groups: readonly ChangeGroup[];
  /** What belongs to no group. */
  readonly notes: readonly string[];
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
export function formatValue(value: number | null): string {
  return value === null ? texts.none : upToOneDecimal.format(value);
}

/** The difference of a change with its sign: '+2,5', '−3', '0'. */
export function formatDifference(change: ValueChange): string {
  const written = writtenDifference(change);
  if (written === null) return texts.none;
  const sign = written > 0 ? '+' : written < 0 ? '−' : '';
  return `${sign}${upToOneDecimal.format(Math.abs(written))}`;
}

/** What changed between two behavioral assessments, in sentences. */
export function discChangeTexts(comparison: DiscComparison): ChangeTexts {
  const sums = notableChanges(comparison.sums, NOTABLE_SUM_CHANGE);
  const indices = notableChanges(comparison.competencies, NOTABLE_INDEX_CHANGE);
  const sumsIntro = [outcomeText(comparison), ...(sums.length === 0 ? [texts.noNotableSum] : [])];
  const indicesIntro = indices.length === 0 ? [texts.noNotableIndex] : [];
  return {
    groups: [
      toGroup(texts.profile, sumsIntro, sums, texts.sumOf),
      toGroup(texts.competencies, indicesIntro, indices, (competency) => competency),
    ],
    notes: [],
  };
}

/** What changed between two performance assessments, in sentences. */
export function performanceChangeTexts(
  { self, managers }: PerformanceComparison,
  reader: ComparisonReader = 'own',
): ChangeTexts {
  return {
    groups: [
      ...sideGroups(texts.self, self, texts.ownMean[reader], texts.ownScore[reader]),
      ...sideGroups(texts.managers, managers, texts.managersMean, texts.managersScore),
    ],
    notes: onlyInOneTexts(self.competencies),
  };
}

function toGroup(
  heading: string,
  intro: readonly string[],
  changes: readonly ValueChange[],
  subjectOf: (name: string) => string,
): ChangeGroup {
  const told = changes.slice(0, MOST_TOLD);
  return {
    heading,
    texts: [...intro, ...told.map((change) => changeText(subjectOf(change.name), change))],
    untoldCount: changes.length - told.length,
  };
}

function outcomeText({ before, after, outcome }: DiscComparison): string {
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

/** The group of one side; none where its means can't be compared. */
function sideGroups(
  heading: string,
  { mean, competencies }: SideComparison,
  meanSubject: string,
  subjectOf: (competency: string) => string,
): ChangeGroup[] {
  const change = writtenDifference(mean);
  if (change === null) return [];
  const meanText =
    change === 0
      ? texts.stays(meanSubject, formatValue(mean.after))
      : changeText(meanSubject, mean);
  const notable = notableChanges(competencies, NOTABLE_SCORE_CHANGE);
  return [toGroup(heading, [meanText], notable, subjectOf)];
}

function changeText(subject: string, change: ValueChange): string {
  const difference = writtenDifference(change) ?? 0;
  const amount = Math.abs(difference);
  const points = texts.points(upToOneDecimal.format(amount), amount >= PLURAL_START);
  const tell = difference > 0 ? texts.rose : texts.fell;
  return tell(subject, points, formatValue(change.before), formatValue(change.after));
}

function onlyInOneTexts(competencies: readonly ValueChange[]): string[] {
  const names = (isThere: (change: ValueChange) => boolean) =>
    competencies.filter(isThere).map(({ name }) => name);
  const added = names(({ before, after }) => before === null && after !== null);
  const gone = names(({ before, after }) => before !== null && after === null);
  return [
    ...(added.length > 0 ? [texts.onlyInSecond(conjunction.format(added))] : []),
    ...(gone.length > 0 ? [texts.onlyInFirst(conjunction.format(gone))] : []),
  ];
}
