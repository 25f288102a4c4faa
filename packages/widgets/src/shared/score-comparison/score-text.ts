import { upToOneDecimalIn } from '@aferir/domain';
import type { ComparisonMessages } from './score-comparison.messages.ts';

/** A difference in words: '2,5 pontos'. */
export function formatPoints(gap: number, messages: ComparisonMessages): string {
  return messages.gapOf(upToOneDecimalIn(messages.language).format(gap), gap);
}
