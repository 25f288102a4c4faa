import { problemOf, type Schema } from '@aferir/api-client';
import { exportOwnDataQuery } from '@aferir/api-client/react';
import type { Language } from '@aferir/domain';
import { Button, Card, useOneAtATime } from '@aferir/ui';
import { downloadFile, loadChunk } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { FileJson, FileText } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useSpeech, useTexts } from '../../../shared/language/speech-context.tsx';
import type { DataWords } from './data-words.ts';
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
  const { language } = useSpeech();
  const [printed, setPrinted] = useState<{ data: PersonalData } & Printing>();
  // Read anew for each file: what is stored may have changed, and every reading is on record.
  const gather = useMutation({
    mutationFn: async (format: Format) => {
      const [data, printing] = await Promise.all([
        exportOwnDataQuery(employee).read(),
        format === 'pdf' ? loadPrinting(language) : undefined,
      ]);
      return { data, printing };
    },
    onSuccess: ({ data, printing }) =>
      printing ? setPrinted({ data, ...printing }) : saveJson(data),
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
      {printed ? (
        <printed.Printed data={printed.data} words={printed.words} onEnd={endPrinting} />
      ) : null}
    </Card>
  );
}

/** What a document is drawn with. */
interface Printing {
  readonly Printed: typeof PrintedData;
  readonly words: DataWords;
}

/** The drawing on paper, which weighs as much as the rest of the profile, and what it says in a language. */
function loadPrinting(language: Language): Promise<Printing> {
  return loadChunk(async () => {
    const { PrintedData: Printed, loadDataWords } = await import('./printed-data.tsx');
    return { Printed, words: await loadDataWords(language) };
  });
}
