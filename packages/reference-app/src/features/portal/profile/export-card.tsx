import type { Schema } from '@aferir/api-client';
import { exportOwnDataQuery } from '@aferir/api-client/react';
import { Button, Card, useStyleNonce } from '@aferir/ui';
import { downloadFile, makePdf, toFileName } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { FileJson, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useOneAtATime } from '../../../shared/lib/use-one-at-a-time.ts';
import styles from './export-card.module.css';
import { PersonalDataDocument } from './personal-data-document.tsx';
import { personalDataMessages } from './personal-data-messages.ts';
import { profileMessages } from './profile-messages.ts';

type PersonalData = Schema<'PersonalData'>;
type Format = 'json' | 'pdf';

/** Lets a person take everything that is stored about them. */
export function ExportCard() {
  const { employee, toasts } = useServices();
  const [printed, setPrinted] = useState<PersonalData>();
  // Read anew for each file: what is stored may have changed, and every reading is on record.
  const gather = useMutation({
    mutationFn: (_: Format) => exportOwnDataQuery(employee).read(),
    onSuccess: (data, format) => (format === 'pdf' ? setPrinted(data) : saveJson(data)),
    onError: () => {
      toasts.show({ tone: 'danger', message: profileMessages.exportFailed });
    },
  });

  const start = useOneAtATime(gather.mutateAsync);

  function saveJson(data: PersonalData) {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    downloadFile(file, `${nameOf(data)}.json`);
    toasts.show({ tone: 'success', message: profileMessages.exportDone });
  }

  function endPrinting(isDone: boolean) {
    setPrinted(undefined);
    toasts.show(
      isDone
        ? { tone: 'success', message: profileMessages.pdfDone }
        : { tone: 'danger', message: profileMessages.pdfFailed },
    );
  }

  const isGathering = (format: Format) => gather.isPending && gather.variables === format;
  const isBusy = gather.isPending || printed !== undefined;
  return (
    <Card title={profileMessages.exportTitle} description={profileMessages.exportText}>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<FileText />}
          isLoading={isGathering('pdf') || printed !== undefined}
          onClick={() => !isBusy && start('pdf')}
        >
          {profileMessages.exportPdf}
        </Button>
        <Button
          variant="secondary"
          icon={<FileJson />}
          isLoading={isGathering('json')}
          onClick={() => !isBusy && start('json')}
        >
          {profileMessages.exportJson}
        </Button>
      </div>
      {printed ? <PrintedData data={printed} onEnd={endPrinting} /> : null}
    </Card>
  );
}

interface PrintedDataProps {
  data: PersonalData;
  onEnd: (isDone: boolean) => void;
}

/** Draws the document, hands it over and is gone. */
function PrintedData({ data, onEnd }: PrintedDataProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const nonce = useStyleNonce();
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function print(drawn: HTMLElement) {
      const { title } = personalDataMessages;
      const author = data.pessoa.nmCliente;
      const options = { title: `${title} - ${data.pessoa.nmPessoa}`, author, nonce, signal };
      try {
        const pdf = await makePdf(drawn, options);
        if (signal.aborted) return;
        downloadFile(pdf, `${nameOf(data)}.pdf`);
        end.current(true);
      } catch {
        if (!signal.aborted) end.current(false);
      }
    }
    if (sheet.current) void print(sheet.current);
    return () => leaving.abort();
  }, [data, nonce]);

  return <PersonalDataDocument ref={sheet} data={data} />;
}

function nameOf({ pessoa }: PersonalData): string {
  return profileMessages.fileName(toFileName(pessoa.nmPessoa));
}
