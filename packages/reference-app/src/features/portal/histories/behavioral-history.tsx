import type { Schema } from '@aferir/api-client';
import type { DiscResult } from '@aferir/domain';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import { discComparison } from '../../../shared/comparison/disc-comparison.ts';
import { isFinished } from '../../../shared/requests/request-state.ts';
import { ownDiscResponsesQuery } from '../portal-queries.ts';
import { historyColumns } from './history-columns.tsx';
import type { HistoryKind } from './history-kind.ts';

type DiscRequest = Schema<'DiscRequest'>;

/** The behavioral assessments of a person. */
export const behavioralHistory: HistoryKind<DiscRequest, DiscResult> = {
  type: 'comportamental',
  title: 'behavioralTitle',
  purpose: 'behavioralPurpose',
  requestsQuery: ownDiscResponsesQuery,
  columns: (words) =>
    historyColumns<DiscRequest>(words, {
      answeredOn: ({ dtTermino }) => dtTermino,
      outcome: {
        header: words.portal.result,
        cell: ({ nmPerfil }) => <OutcomeName name={nmPerfil} />,
      },
    }),
  dateOf: ({ dtTermino }) => dtTermino,
  hasReport: isFinished,
  comparison: discComparison,
};
