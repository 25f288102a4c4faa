import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { ReportLoading } from '../../shared/report/report-loading.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import type { DirectReportsPartProps } from './part-props.ts';
import { ReportCards } from './report-cards.tsx';

const ReportTable = lazyPart(async () => (await import('./assessments-page.ts')).ReportTable);

/** The people who report to the employee: cards on the home, a table on the assessments' page. */
export function DirectReportsPart({ view, ...props }: DirectReportsPartProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  if (view === 'full') return <ReportCards {...props} />;
  return <ReportTable {...props} fallback={<ReportLoading label={messages.loadingReports} />} />;
}
