import { defineOperation } from '../../../operation/operation.ts';
import { toReportHeader } from '../performance-serializer.ts';
import { openReport } from '../report-service.ts';

/** Reads what stands above a performance report. */
export const getPerformanceReportHeader = defineOperation(
  'getPerformanceReportHeader',
  async ({ query: { idResposta } }, context) => ({
    data: toReportHeader(await openReport(context, idResposta), context.company),
  }),
);
