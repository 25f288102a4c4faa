import { useServices } from '../../../services/services-context.tsx';
import { ReportDownloads } from '../../../shared/printing/report-downloads.tsx';
import { readWholeReport } from './training-report.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Lets staff take the report of a training along as a document, with everybody in it. */
export function TrainingReportDownloads({ trainingId }: { trainingId: number }) {
  const { staff } = useServices();
  return (
    <ReportDownloads
      read={() => readWholeReport(staff, trainingId)}
      loadPrinted={async () => (await import('./printed-report.tsx')).PrintedReport}
      messages={texts}
    />
  );
}
