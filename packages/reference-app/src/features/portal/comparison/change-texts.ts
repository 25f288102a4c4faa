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
export function discChangeTexts(comparison: DiscComparison): string[] {
  const sums = notableChanges(comparison.sums, NOTABLE_SUM_CHANGE);
  const indices = notableChanges(comparison.competencies, NOTABLE_INDEX_CHANGE);
  return [
    outcomeText(comparison),
    ...sums.map((change) => changeText(texts.sumOf(change.name), change)),
    ...indices.map((change) => changeText(change.name, change)),
    ...(sums.length + indices.length === 0 ? [texts.nothingNotable] : []),
  ];
}

/** What changed between two performance assessments, in sentences. */
export function performanceChangeTexts({ self, managers }: PerformanceComparison): string[] {
  return [
    ...sideTexts(self, texts.ownMean, texts.ownScore),
    ...sideTexts(managers, texts.managersMean, texts.managersScore),
    ...onlyInOneTexts(self.competencies),
  ];
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

function sideTexts(
  { mean, competencies }: SideComparison,
  meanSubject: string,
  subjectOf: (competency: string) => string,
): string[] {
  const change = writtenDifference(mean);
  if (change === null) return [];
  const notable = notableChanges(competencies, NOTABLE_SCORE_CHANGE);
  return [
    change === 0
      ? texts.stays(meanSubject, formatValue(mean.after))
      : changeText(meanSubject, mean),
    ...notable.map((change) => changeText(subjectOf(change.name), change)),
  ];
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
