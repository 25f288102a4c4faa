import { Button } from '@aferir/ui';
import { downloadFile } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useServices } from '../../services/services-context.tsx';
import { csvFile } from '../files/csv-file.ts';

/** A spreadsheet to take along. */
export interface Spreadsheet {
  /** What the file is called, without what it ends in. */
  readonly name: string;
  /** Names of the columns, then rows. */
  readonly rows: readonly (readonly string[])[];
}

/** Props of {@link CsvButton}. */
export interface CsvButtonProps {
  label: string;
  /** Said where the spreadsheet could not be read. */
  failedText: string;
  read: () => Promise<Spreadsheet>;
}

/** Lets staff take something along as a spreadsheet. */
export function CsvButton({ label, failedText, read }: CsvButtonProps) {
  const { toasts } = useServices();
  const csv = useMutation({
    async mutationFn() {
      const { name, rows } = await read();
      downloadFile(await csvFile(rows), `${name}.csv`);
    },
    onError: () => {
      toasts.show({ tone: 'danger', message: failedText });
    },
  });
  return (
    <Button
      variant="secondary"
      icon={<FileSpreadsheet />}
      isLoading={csv.isPending}
      onClick={() => csv.mutate()}
    >
      {label}
    </Button>
  );
}
