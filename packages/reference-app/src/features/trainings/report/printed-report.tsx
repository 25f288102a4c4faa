import { toFileName } from '@aferir/widgets';
import { usePrintedSheet } from '../../../shared/printing/use-printed-sheet.ts';
import { ReportDocument, type ReportDocumentProps } from './report-document.tsx';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Props of {@link PrintedReport}. */
export interface PrintedReportProps extends Omit<ReportDocumentProps, 'ref'> {
  onEnd: (isDone: boolean) => void;
}

/** Draws the report, hands it over and is gone. */
export function PrintedReport({ report, company, onEnd }: PrintedReportProps) {
  const { nmTreinamento } = report.summary;
  const sheet = usePrintedSheet({
    title: `${texts.title} - ${nmTreinamento}`,
    author: company,
    format: 'wide',
    fileName: `${texts.fileName(toFileName(nmTreinamento))}.pdf`,
    onEnd,
  });
  return <ReportDocument ref={sheet} report={report} company={company} />;
}
