import type { PrintedProps } from '../../../shared/printing/report-downloads.tsx';
import { usePrintedSheet } from '../../../shared/printing/use-printed-sheet.ts';
import { BoardDocument } from './board-document.tsx';
import { boardMessages as texts } from './board-messages.ts';
import type { ChosenReport } from './chosen-report.ts';

/** Draws the report, hands it over and is gone. */
export function PrintedBoardReport({ report, company, onEnd }: PrintedProps<ChosenReport>) {
  const { selection, day } = report;
  const sheet = usePrintedSheet({
    title: `${texts.title} - ${selection}`,
    author: company,
    fileName: `${texts.fileName(day.replaceAll('/', '-'))}.pdf`,
    onEnd,
  });
  return (
    <BoardDocument
      ref={sheet}
      report={report.report}
      selection={selection}
      subtitle={texts.madeOn(selection, day)}
      company={company}
    />
  );
}
