import { toFileName } from '@aferir/widgets';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { ReportDownloads } from '../../../shared/printing/report-downloads.tsx';
import { reportRows } from './report-rows.ts';
import { readWholeReport } from './training-report.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Lets staff take the report of a training along, with everybody in it. */
export function TrainingReportDownloads({ trainingId }: { trainingId: number }) {
  const { staff } = useServices();
  const queries = useQueryClient();
  return (
    <ReportDownloads
      read={() => readWholeReport(queries, staff, trainingId)}
      csv={{
        rowsOf: reportRows,
        fileNameOf: ({ summary }) => texts.fileName(toFileName(summary.nmTreinamento)),
        label: texts.csv,
        failedText: texts.csvFailed,
      }}
      loadPrinted={async () => (await import('./printed-report.tsx')).PrintedReport}
      messages={texts}
    />
  );
}
