import type { Schema } from '@aferir/api-client';
import { formatDate, isSelfPhase, type PerformanceResult } from '@aferir/domain';
import { AlignmentBar } from '@aferir/widgets';
import { linkTo, paths } from '../../../paths.ts';
import { assessmentMessages } from '../../../shared/assessments/assessment-messages.ts';
import { performanceComparison } from '../../../shared/comparison/performance-comparison.ts';
import { portalMessages } from '../portal-messages.ts';
import { ownPerformanceResponsesQuery } from '../portal-queries.ts';
import { historyColumns } from './history-columns.tsx';
import type { HistoryKind } from './history-kind.ts';

type PerformanceRequest = Schema<'PerformanceRequest'>;

/** The performance assessments of a person. */
export const performanceHistory: HistoryKind<PerformanceRequest, PerformanceResult> = {
  type: 'desempenho',
  title: portalMessages.performanceTitle,
  purpose: portalMessages.performancePurpose,
  requestsQuery: ownPerformanceResponsesQuery,
  columns: historyColumns<PerformanceRequest>({
    answeredOn: ({ dtAutoavaliacao }) => dtAutoavaliacao,
    outcome: {
      header: assessmentMessages.alignment,
      cell: ({ cdStatus, percentualAlinhamento, flEncerrado, liberacao }) =>
        liberacao && !isSelfPhase(cdStatus) ? (
          portalMessages.held(liberacao.dtLiberacao && formatDate(liberacao.dtLiberacao))
        ) : (
          <AlignmentBar
            percent={percentualAlinhamento}
            status={cdStatus}
            label={assessmentMessages.alignment}
            noData={assessmentMessages.noAlignment}
            unrated={assessmentMessages.unrated(flEncerrado)}
          />
        ),
      meta: { width: '168px' },
    },
  }),
  dateOf: ({ dtAutoavaliacao, dtTermino }) => dtAutoavaliacao ?? dtTermino,
  hasReport: ({ cdStatus }) => !isSelfPhase(cdStatus),
  answering: {
    isDue: ({ cdStatus, flEncerrado }) => isSelfPhase(cdStatus) && !flEncerrado,
    text: portalMessages.answerText,
    label: portalMessages.answer,
    href: linkTo(paths.employeeAssessments),
  },
  comparison: performanceComparison,
};
