import type { ApiClient, ApiProblem } from '@aferir/api-client';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { Said } from '../language/speech.ts';
import type { ChangeChartProps } from './change-chart.tsx';
import type { ChangeTableProps } from './change-table.tsx';
import type { ChangeTexts, ComparisonSentences } from './change-texts.ts';
import type { compareMessages } from './compare-messages.ts';

/** One kind of assessment as a comparison of two of them shows it. */
export interface ComparisonKind<Result> {
  /** Reads what an assessment came to. */
  resultQuery(
    queries: QueryClient,
    client: ApiClient,
    responseId: number,
  ): UseQueryOptions<Result, ApiProblem>;
  /** The scale of the charts. */
  readonly scale: ChangeChartProps['scale'];
  /** What changed from one to the other. */
  compare(before: Result, after: Result, words: ComparisonWords): Changes;
}

/** What a comparison is told with. */
export interface ComparisonWords extends ComparisonSentences {
  readonly around: Said<typeof compareMessages>;
}

/** What changed between two assessments. */
export interface Changes {
  /** In sentences. */
  readonly texts: ChangeTexts;
  /** As lines of both around one circle. */
  readonly charts: readonly {
    readonly of: string;
    readonly changes: ChangeChartProps['changes'];
  }[];
  /** In numbers. */
  readonly tables: readonly ChangeTableProps[];
}
