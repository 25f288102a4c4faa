import type { Schema } from '@aferir/api-client';
import { AREA_PARAM, EMPLOYEE_AREA } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';
import { ORIGIN_PARAM, type Origin } from './opened-from.ts';

/** The address of a report for the employee who is signed in. */
export function employeeReportHref(
  type: Schema<'ReportAccess'>['tpRelatorio'],
  responseId: number,
  origin?: Origin,
): string {
  return linkTo(paths.report, {
    search: {
      idResposta: responseId,
      tipo: type,
      [AREA_PARAM]: EMPLOYEE_AREA,
      [ORIGIN_PARAM]: origin,
    },
  });
}
