import { problemOf, type Schema } from '@aferir/api-client';
import { exportOwnDataQuery } from '@aferir/api-client/react';
import { Button, Card, useOneAtATime } from '@aferir/ui';
import { downloadFile, loadChunk } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { FileJson, FileText } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import styles from './export-card.module.css';
import { exportFileName } from './export-file-name.ts';
import type { PrintedData } from './printed-data.tsx';
import { profileTexts } from './profile-messages.ts';

type PersonalData = Schema<'PersonalData'>;
type Format = 'json' | 'pdf';

/** Lets a person take everything that is stored about them. */
export function ExportCard() {
  const { employee, toasts } = useServices();
  const texts = useTexts(profileTexts);
  const [printed, setPrinted] = useState<{ data: PersonalData; Printed: typeof PrintedData }>();
  // Read anew for each file: what is stored may have changed, and every reading is on record.
  const gather = useMutation({
    mutationFn: async (format: Format) => {
      const [data, Printed] = await Promise.all([
        exportOwnDataQuery(employee).read(),
        format === 'pdf' ? loadPrinted() : undefined,
      ]);
      return { data, Printed };
    },
    onSuccess: ({ data, Printed }) => (Printed ? setPrinted({ data, Printed }) : saveJson(data)),
    onError: () => {
      toasts.show({ tone: 'danger', message: texts.exportFailed });
    },
  });

  const start = useOneAtATime((format: Format) => problemOf(gather.mutateAsync(format)));

  function saveJson(data: PersonalData) {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    downloadFile(file, `${exportFileName(data, texts)}.json`);
    toasts.show({ tone: 'success', message: texts.exportDone });
  }

  function endPrinting(isDone: boolean) {
    setPrinted(undefined);
    toasts.show(
      isDone
        ? { tone: 'success', message: texts.pdfDone }
        : { tone: 'danger', message: texts.pdfFailed },
    );
  }

  const isGathering = (format: Format) => gather.isPending && gather.variables === format;
  const isBusy = gather.isPending || printed !== undefined;
  return (
    <Card title={texts.exportTitle} description={texts.exportText}>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<FileText />}
          isLoading={isGathering('pdf') || printed !== undefined}
          onClick={() => !isBusy && start('pdf')}
        >
          {texts.exportPdf}
        </Button>
        <Button
          variant="secondary"
          icon={<FileJson />}
          isLoading={isGathering('json')}
          onClick={() => !isBusy && start('json')}
        >
          {texts.exportJson}
        </Button>
      </div>
      {printed ? <printed.Printed data={printed.data} onEnd={endPrinting} /> : null}
    </Card>
  );
}

/** The drawing on paper, which weighs as much as the rest of the profile. */
async function loadPrinted() {
  const { PrintedData: Printed } = await loadChunk(() => import('./printed-data.tsx'));
  return Printed;
}
