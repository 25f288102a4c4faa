import type { Schema } from '@aferir/api-client';
import { useStyleNonce } from '@aferir/ui';
import { downloadFile, makePdf } from '@aferir/widgets';
import { useEffect, useRef } from 'react';
import { exportFileName } from './export-file-name.ts';
import { PersonalDataDocument } from './personal-data-document.tsx';
import { personalDataMessages } from './personal-data-messages.ts';

/** Props of {@link PrintedData}. */
export interface PrintedDataProps {
  data: Schema<'PersonalData'>;
  onEnd: (isDone: boolean) => void;
}

/** Draws the document, hands it over and is gone. */
export function PrintedData({ data, onEnd }: PrintedDataProps) {
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
        downloadFile(pdf, `${exportFileName(data)}.pdf`);
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
