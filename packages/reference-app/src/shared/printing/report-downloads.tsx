import { getStaffUserQuery } from '@aferir/api-client/react';
import { Button } from '@aferir/ui';
import { loadChunk } from '@aferir/widgets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { CsvButton } from './csv-button.tsx';

/** A report as a document: it draws itself, is handed over as a file and is gone. */
export interface PrintedProps<Report> {
  report: Report;
  /** The company in whose name the document is made. */
  company: string;
  onEnd: (isDone: boolean) => void;
}

/** Props of {@link ReportDownloads}. */
export interface ReportDownloadsProps<Report> {
  /** Reads all of it. */
  read: () => Promise<Report>;
  /** What a spreadsheet has of it; without, there is none here. */
  csv?: {
    /** Names of the columns, then rows. */
    readonly rowsOf: (report: Report) => readonly (readonly string[])[];
    /** What the file is called, without what it ends in. */
    readonly fileNameOf: (report: Report) => string;
    readonly label: string;
    readonly failedText: string;
  };
  /** Fetches what draws it. */
  loadPrinted: () => Promise<ComponentType<PrintedProps<Report>>>;
  messages: {
    readonly pdf: string;
    readonly pdfDone: string;
    readonly pdfFailed: string;
  };
}

/** A document that is being drawn. */
interface Printing<Report> extends Omit<PrintedProps<Report>, 'onEnd'> {
  readonly Printed: ComponentType<PrintedProps<Report>>;
}

/** Lets staff take a report along, as a document and, where there is one, as a spreadsheet. */
export function ReportDownloads<Report>({
  read,
  csv,
  loadPrinted,
  messages: texts,
}: ReportDownloadsProps<Report>) {
  const { staff, toasts } = useServices();
  const queries = useQueryClient();
  const [printing, setPrinting] = useState<Printing<Report>>();
  const pdf = useMutation({
    async mutationFn() {
      const [report, user, Printed] = await Promise.all([
        read(),
        queries.ensureQueryData(getStaffUserQuery(staff)),
        loadChunk(loadPrinted),
      ]);
      return { report, company: user.nmNomeFantasia ?? user.nmCliente, Printed };
    },
    onSuccess: setPrinting,
    onError: () => endPrinting(false),
  });

  function endPrinting(isDone: boolean) {
    setPrinting(undefined);
    toasts.show(
      isDone
        ? { tone: 'success', message: texts.pdfDone }
        : { tone: 'danger', message: texts.pdfFailed },
    );
  }

  const isPrinting = pdf.isPending || printing !== undefined;
  return (
    <>
      {csv ? (
        <CsvButton
          label={csv.label}
          failedText={csv.failedText}
          read={async () => {
            const report = await read();
            return { name: csv.fileNameOf(report), rows: csv.rowsOf(report) };
          }}
        />
      ) : null}
      <Button
        variant="secondary"
        icon={<FileText />}
        isLoading={isPrinting}
        onClick={() => pdf.mutate()}
      >
        {texts.pdf}
      </Button>
      {printing ? (
        <printing.Printed report={printing.report} company={printing.company} onEnd={endPrinting} />
      ) : null}
    </>
  );
}
