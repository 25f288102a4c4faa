import { Suspense } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { ReportLoading } from '../../shared/report/report-loading.tsx';
import type { DirectReportsPartProps } from './part-props.ts';
import { ReportCards } from './report-cards.tsx';

const ReportTable = lazyPart(async () => (await import('./report-table.tsx')).ReportTable);

/** The people who report to the employee: cards on the home, a table on the assessments' page. */
export function DirectReportsPart({ view, ...props }: DirectReportsPartProps) {
  if (view === 'full') return <ReportCards {...props} />;
  return (
    <Suspense fallback={<ReportLoading label={props.messages.loadingReports} />}>
      <ReportTable {...props} />
    </Suspense>
  );
}
