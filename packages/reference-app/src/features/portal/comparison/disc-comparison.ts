import { compareDiscResults, type DiscResult } from '@aferir/domain';
import { portalMessages } from '../portal-messages.ts';
import { discResultQuery } from '../portal-queries.ts';
import { discChangeTexts } from './change-texts.ts';
import type { ComparisonKind } from './comparison-kind.ts';

/** How two behavioral assessments are compared. */
export const discComparison: ComparisonKind<DiscResult> = {
  resultQuery: discResultQuery,
  scale: { max: 100, step: 20 },
  compare(before, after) {
    const comparison = compareDiscResults(before, after);
    return {
      texts: discChangeTexts(comparison),
      charts: [{ of: portalMessages.competencies, changes: comparison.competencies }],
      tables: [
        {
          caption: portalMessages.profileSums,
          nameHeading: portalMessages.profile,
          changes: comparison.sums,
        },
        {
          caption: portalMessages.competencyIndices,
          nameHeading: portalMessages.competency,
          changes: comparison.competencies,
        },
      ],
    };
  },
};
