import type { Schema } from '@aferir/api-client';
import { toFileName } from '@aferir/widgets';
import type { PrintedProps } from '../../../shared/printing/report-downloads.tsx';
import { usePrintedSheet } from '../../../shared/printing/use-printed-sheet.ts';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';
import { ReportDocument } from './report-document.tsx';

/** Draws the report, hands it over and is gone. */
export function PrintedReport({
  report,
  company,
  onEnd,
}: PrintedProps<Schema<'PsychosocialReport'>>) {
  const { nmJogo, nrRodada } = report;
  const sheet = usePrintedSheet({
    title: `${texts.title} - ${nmJogo}`,
    author: company,
    format: 'wide',
    fileName: `${texts.fileName(toFileName(nmJogo), nrRodada)}.pdf`,
    onEnd,
  });
  return <ReportDocument ref={sheet} report={report} company={company} />;
}
