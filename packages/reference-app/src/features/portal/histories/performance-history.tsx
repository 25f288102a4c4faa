import type { Schema } from '@aferir/api-client';
import { formatDate, isSelfPhase, type PerformanceResult } from '@aferir/domain';
import { AlignmentBar } from '@aferir/widgets';
import { linkTo, paths } from '../../../paths.ts';
import { performanceComparison } from '../../../shared/comparison/performance-comparison.ts';
import { ownPerformanceResponsesQuery } from '../portal-queries.ts';
import { historyColumns } from './history-columns.tsx';
import type { HistoryKind } from './history-kind.ts';

type PerformanceRequest = Schema<'PerformanceRequest'>;

/** The performance assessments of a person. */
export const performanceHistory: HistoryKind<PerformanceRequest, PerformanceResult> = {
  type: 'desempenho',
  title: 'performanceTitle',
  purpose: 'performancePurpose',
  requestsQuery: ownPerformanceResponsesQuery,
  columns: (words) => {
    const { assessment, language, portal } = words;
    return historyColumns<PerformanceRequest>(words, {
      answeredOn: ({ dtAutoavaliacao }) => dtAutoavaliacao,
      outcome: {
        header: assessment.alignment,
        cell: ({ cdStatus, percentualAlinhamento, flEncerrado, liberacao }) =>
          liberacao && !isSelfPhase(cdStatus) ? (
            portal.held(liberacao.dtLiberacao && formatDate(liberacao.dtLiberacao, language))
          ) : (
            <AlignmentBar
              percent={percentualAlinhamento}
              status={cdStatus}
              label={assessment.alignment}
              noData={assessment.noAlignment}
              unrated={assessment.unrated(flEncerrado)}
            />
          ),
        meta: { width: '168px' },
      },
    });
  },
  dateOf: ({ dtAutoavaliacao, dtTermino }) => dtAutoavaliacao ?? dtTermino,
  hasReport: ({ cdStatus }) => !isSelfPhase(cdStatus),
  answering: {
    isDue: ({ cdStatus, flEncerrado }) => isSelfPhase(cdStatus) && !flEncerrado,
    text: 'answerText',
    label: 'answer',
    href: linkTo(paths.employeeAssessments),
  },
  comparison: performanceComparison,
};
