import { ProgressBar } from '@aferir/ui';
import { useWidget } from '../host/use-widget.tsx';
import type { PdfProgress } from '../pdf/index.ts';

export interface PrintProgressProps {
  /** Null until the first page is begun. */
  progress: PdfProgress | null;
}

interface UsedMessages {
  readonly printing: string;
  readonly pagesMade: (done: number, all: number) => string;
}

/** How many pages of the document are made. */
export function PrintProgress({ progress }: PrintProgressProps) {
  const { messages } = useWidget<UsedMessages>();
  const { pagesDone = 0, pageCount = 1 } = progress ?? {};
  return (
    <ProgressBar
      label={messages.printing}
      value={pagesDone}
      max={pageCount}
      {...(progress && { valueText: messages.pagesMade(pagesDone, pageCount) })}
    />
  );
}
