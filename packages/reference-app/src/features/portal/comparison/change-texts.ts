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

/** A difference as it is written: words and signs must not tell more than the number does. */
function asWritten(difference: number): number {
  return Math.round(difference * 10) / 10;
}

/** A number as the comparison writes it. */
export function formatValue(value: number | null): string {
  return value === null ? texts.none : upToOneDecimal.format(value);
}

/** A difference with its sign: '+2,5', '−3', '0'. */
export function formatDifference(difference: number | null): string {
  if (difference === null) return texts.none;
  const written = asWritten(difference);
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
  if (mean.difference === null) return [];
  const notable = notableChanges(competencies, NOTABLE_SCORE_CHANGE);
  return [
    asWritten(mean.difference) === 0
      ? texts.stays(meanSubject, formatValue(mean.after))
      : changeText(meanSubject, mean),
    ...notable.map((change) => changeText(subjectOf(change.name), change)),
  ];
}

function changeText(subject: string, { before, after, difference }: ValueChange): string {
  const amount = Math.abs(asWritten(difference ?? 0));
  const points = texts.points(upToOneDecimal.format(amount), amount >= PLURAL_START);
  const tell = (difference ?? 0) > 0 ? texts.rose : texts.fell;
  return tell(subject, points, formatValue(before), formatValue(after));
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
