import { AREA_PARAM, EMPLOYEE_AREA } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
import type { ReportKind } from '../report/report-of-kind.tsx';
import { ORIGIN_PARAM, type Origin } from './opened-from.ts';

/** The address of a report for the employee who is signed in. */
export function employeeReportHref(kind: ReportKind, responseId: number, origin?: Origin): string {
  return linkTo(paths.report, {
    search: {
      idResposta: responseId,
      tipo: kind,
      [AREA_PARAM]: EMPLOYEE_AREA,
      [ORIGIN_PARAM]: origin,
    },
  });
}
