import { compareDiscResults, type DiscResult, widestFirst } from '@aferir/domain';
import { discChangeTexts } from './change-texts.ts';
import { compareMessages } from './compare-messages.ts';
import type { ComparisonKind } from './comparison-kind.ts';
import { discResultQuery } from './result-queries.ts';

/** How two behavioral assessments are compared. */
export const discComparison: ComparisonKind<DiscResult> = {
  resultQuery: discResultQuery,
  scale: { max: 100, step: 20 },
  compare(before, after) {
    const comparison = compareDiscResults(before, after);
    return {
      texts: discChangeTexts(comparison),
      charts: [{ of: compareMessages.competencies, changes: comparison.competencies }],
      tables: [
        {
          caption: compareMessages.profileSums,
          nameHeading: compareMessages.profile,
          changes: widestFirst(comparison.sums),
        },
        {
          caption: compareMessages.competencyIndices,
          nameHeading: compareMessages.competency,
          changes: widestFirst(comparison.competencies),
        },
      ],
    };
  },
};
