import { compareDiscResults, type DiscResult, widestFirst } from '@aferir/domain';
import { discChangeTexts } from './change-texts.ts';
import type { ComparisonKind } from './comparison-kind.ts';
import { discResultQuery } from './result-queries.ts';

/** How two behavioral assessments are compared. */
export const discComparison: ComparisonKind<DiscResult> = {
  resultQuery: discResultQuery,
  scale: { max: 100, step: 20 },
  compare(before, after, words) {
    const { around } = words;
    const comparison = compareDiscResults(before, after);
    return {
      texts: discChangeTexts(comparison, words),
      charts: [{ of: around.competencies, changes: comparison.competencies }],
      tables: [
        {
          caption: around.profileSums,
          nameHeading: around.profile,
          changes: widestFirst(comparison.sums),
        },
        {
          caption: around.competencyIndices,
          nameHeading: around.competency,
          changes: widestFirst(comparison.competencies),
        },
      ],
    };
  },
};
