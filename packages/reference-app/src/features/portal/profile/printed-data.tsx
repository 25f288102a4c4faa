import type { Schema } from '@aferir/api-client';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { usePrintedSheet } from '../../../shared/printing/use-printed-sheet.ts';
import type { DataWords } from './data-words.ts';
import { exportFileName } from './export-file-name.ts';
import { PersonalDataDocument } from './personal-data-document.tsx';
import { profileTexts } from './profile-messages.ts';

/** Props of {@link PrintedData}. */
export interface PrintedDataProps {
  data: Schema<'PersonalData'>;
  /** What the document says. */
  words: DataWords;
  onEnd: (isDone: boolean) => void;
}

/** Draws the document, hands it over and is gone. */
export function PrintedData({ data, words, onEnd }: PrintedDataProps) {
  const { nmPessoa, nmCliente } = data.pessoa;
  const texts = useTexts(profileTexts);
  const sheet = usePrintedSheet({
    title: `${words.texts.title} - ${nmPessoa}`,
    author: nmCliente,
    language: words.language,
    fileName: `${exportFileName(data, texts)}.pdf`,
    onEnd,
  });
  return <PersonalDataDocument ref={sheet} data={data} words={words} />;
}

export { loadDataWords } from './load-data-words.ts';
