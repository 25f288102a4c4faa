import type { Schema } from '@aferir/api-client';
import { AREA_PARAM, EMPLOYEE_AREA } from '../../guard.ts';
import { linkTo, paths } from '../../paths.ts';

/** The address of a report for the employee who is signed in. */
export function employeeReportHref(type: Schema<'LinkInfo'>['tipo'], responseId: number): string {
  const search = { idResposta: responseId, tipo: type, [AREA_PARAM]: EMPLOYEE_AREA };
  return linkTo(paths.report, { search });
}
