import { loadChunk } from '@aferir/widgets';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import type { PrintedSlipsProps } from './printed-slips.tsx';
import { slipsMessages as texts } from './slips-messages.ts';

/** A document of slips to print. */
export interface SlipsOrder extends Omit<PrintedSlipsProps, 'company' | 'onEnd'> {
  /** Called once the document is there. */
  readonly onDone?: (() => void) | undefined;
}

/** What prints slips. */
export interface SlipsPrinter {
  /** Draws a document and hands it over as a file; it tells what becomes of it. */
  print(order: SlipsOrder): Promise<void>;
  readonly isPrinting: boolean;
  /** Is to be rendered anywhere: what is drawn stands there for the while. */
  readonly sheet: ReactNode;
}

interface Printing {
  readonly Printed: ComponentType<PrintedSlipsProps>;
  readonly order: SlipsOrder;
}

/** Prints slips, in the name of the company; what draws them comes with the first print. */
export function useSlips(): SlipsPrinter {
  const { toasts } = useServices();
  const company = useStaffMember()?.company ?? '';
  const [printing, setPrinting] = useState<Printing>();

  const tellFailure = ({ slips }: SlipsOrder) =>
    void toasts.show({ tone: 'danger', message: texts.failed(slips.length) });

  function end(order: SlipsOrder, isDone: boolean) {
    if (isDone) toasts.show({ tone: 'success', message: texts.done(order.slips.length) });
    else tellFailure(order);
    setPrinting(undefined);
    if (isDone) order.onDone?.();
  }

  return {
    async print(order) {
      try {
        const Printed = await loadChunk(
          async () => (await import('./printed-slips.tsx')).PrintedSlips,
        );
        setPrinting({ Printed, order });
      } catch {
        tellFailure(order);
      }
    },
    isPrinting: printing !== undefined,
    sheet: printing ? (
      <printing.Printed
        slips={printing.order.slips}
        subject={printing.order.subject}
        kind={printing.order.kind}
        until={printing.order.until}
        fileName={printing.order.fileName}
        company={company}
        onEnd={(isDone) => end(printing.order, isDone)}
      />
    ) : null,
  };
}
