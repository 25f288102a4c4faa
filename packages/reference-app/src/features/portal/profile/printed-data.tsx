import type { Schema } from '@aferir/api-client';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { usePrintedSheet } from '../../../shared/printing/use-printed-sheet.ts';
import { exportFileName } from './export-file-name.ts';
import { PersonalDataDocument } from './personal-data-document.tsx';
import { personalDataMessages } from './personal-data-messages.ts';
import { profileTexts } from './profile-messages.ts';

/** Props of {@link PrintedData}. */
export interface PrintedDataProps {
  data: Schema<'PersonalData'>;
  onEnd: (isDone: boolean) => void;
}

/** Draws the document, hands it over and is gone. */
export function PrintedData({ data, onEnd }: PrintedDataProps) {
  const { nmPessoa, nmCliente } = data.pessoa;
  const texts = useTexts(profileTexts);
  const sheet = usePrintedSheet({
    title: `${personalDataMessages.title} - ${nmPessoa}`,
    author: nmCliente,
    fileName: `${exportFileName(data, texts)}.pdf`,
    onEnd,
  });
  return <PersonalDataDocument ref={sheet} data={data} />;
}
