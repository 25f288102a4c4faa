import { usePrintedSheet } from '../printing/use-printed-sheet.ts';
import { SlipsDocument, type SlipsDocumentProps } from './slips-document.tsx';
import { slipsMessages as texts } from './slips-messages.ts';

/** Props of {@link PrintedSlips}. */
export interface PrintedSlipsProps extends Omit<SlipsDocumentProps, 'ref'> {
  /** Without its ending. */
  fileName: string;
  onEnd: (isDone: boolean) => void;
}

/** Draws the slips, hands them over and is gone. */
export function PrintedSlips({ fileName, onEnd, ...document }: PrintedSlipsProps) {
  const sheet = usePrintedSheet({
    title: `${texts.title} - ${document.subject}`,
    author: document.company,
    fileName: `${fileName}.pdf`,
    onEnd,
  });
  return <SlipsDocument ref={sheet} {...document} />;
}
