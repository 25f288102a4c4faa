import { formatDate } from '@aferir/domain';
import { periodText } from '../../../shared/people/period-filters.ts';
import type { DashboardFilters } from '../use-dashboard-filters.ts';
import { boardMessages as texts } from './board-messages.ts';
import type { BoardReport } from './board-tables.ts';

/** A report with what was chosen for it, as it is taken along. */
export interface ChosenReport {
  readonly report: BoardReport;
  /** Whom and which months it tells of. */
  readonly selection: string;
  /** The day on which it is taken along. */
  readonly day: string;
}

/** Says what a report was chosen of. */
export function chosenReportOf(
  report: BoardReport,
  { mesInicio, mesFim }: DashboardFilters,
): ChosenReport {
  const { nmDepartamento, nmCiclo } = report.filtros;
  const months = periodText({ ...(mesInicio && { mesInicio }), ...(mesFim && { mesFim }) });
  return {
    report,
    selection: texts.selection(
      nmDepartamento ?? texts.everybody,
      nmCiclo ?? months ?? texts.allMonths,
    ),
    day: formatDate(new Date().toISOString()),
  };
}
