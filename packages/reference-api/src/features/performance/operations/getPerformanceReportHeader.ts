import { defineOperation } from '../../../operation/operation.ts';
import { openReport } from '../report/report-service.ts';
import { toReportHeader } from '../review/performance-serializer.ts';

/** Reads what stands above a performance report. */
export const getPerformanceReportHeader = defineOperation(
  'getPerformanceReportHeader',
  async ({ query: { idResposta } }, context) => ({
    data: toReportHeader(await openReport(context, idResposta), context.company),
  }),
);
