import type { Language } from '@aferir/domain';
import { useStyleNonce } from '@aferir/ui';
import { downloadFile, makePdf, type PageFormatName } from '@aferir/widgets';
import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../lib/use-latest.ts';

/** What a sheet is printed with. */
export interface PrintedSheetOptions {
  title: string;
  /** The company in whose name the document is made. */
  author: string;
  /** The paper that the sheet is laid out on. @default 'a4' */
  format?: PageFormatName;
  fileName: string;
  /** The language that the sheet is in. @default 'pt-BR' */
  language?: Language;
  /** Told once, unless the sheet is gone before. */
  onEnd: (isDone: boolean) => void;
}

/** Draws a sheet as soon as it is there and hands it over as a file; it goes on this ref. */
export function usePrintedSheet(options: PrintedSheetOptions): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const nonce = useStyleNonce();
  const latest = useLatest(options);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function print(drawn: HTMLElement) {
      const { title, author, format, fileName, language } = latest.current;
      try {
        const pdf = await makePdf(drawn, { title, author, format, language, nonce, signal });
        if (signal.aborted) return;
        downloadFile(pdf, fileName);
        latest.current.onEnd(true);
      } catch {
        if (!signal.aborted) latest.current.onEnd(false);
      }
    }
    if (sheet.current) void print(sheet.current);
    return () => leaving.abort();
  }, [nonce, latest]);

  return sheet;
}
