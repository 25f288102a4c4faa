import type { Schema } from '@aferir/api-client';
import { createCycleSlipsMutation } from '@aferir/api-client/react';
import { CYCLE_LIMITS, formatDate } from '@aferir/domain';
import { Button, ConfirmDialog } from '@aferir/ui';
import { loadChunk, toFileName } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import type { PrintedSlipsProps } from './printed-slips.tsx';
import { slipsMessages as texts } from './slips-messages.ts';

/** Props of {@link PrintSlips}. */
export interface PrintSlipsProps {
  cycle: Pick<Schema<'CycleContent'>, 'idCiclo' | 'nmCiclo' | 'dtPrazo'>;
  /** People whom no mail reaches and who have still to answer. */
  count: number;
}

interface Asked {
  readonly page: number;
  readonly left: number;
  /** The last person of the page before. */
  readonly after?: number | undefined;
}

interface Printing {
  readonly Printed: ComponentType<PrintedSlipsProps>;
  readonly slips: Schema<'CycleSlips'>;
  readonly page: number;
}

/** Prints slips for those whom no mail reaches, a document at a time, after asking. */
export function PrintSlips({ cycle, count }: PrintSlipsProps) {
  const { staff, toasts } = useServices();
  const company = useStaffMember()?.company ?? '';
  const tellFailure = useFailureToast();
  const [asked, setAsked] = useState<Asked>();
  const [printing, setPrinting] = useState<Printing>();
  const make = useMutation({
    ...createCycleSlipsMutation(staff),
    async onSuccess({ data: slips }) {
      const page = asked?.page ?? 0;
      setAsked(undefined);
      try {
        const Printed = await loadChunk(
          async () => (await import('./printed-slips.tsx')).PrintedSlips,
        );
        setPrinting({ Printed, slips, page });
      } catch {
        toasts.show({ tone: 'danger', message: texts.failed });
      }
    },
    onError(problem) {
      setAsked(undefined);
      tellFailure(problem, texts.failed);
    },
  });

  function end(isDone: boolean) {
    if (isDone) toasts.show({ tone: 'success', message: texts.done });
    else toasts.show({ tone: 'danger', message: texts.failed });
    const left = printing?.slips.qtdRestantes ?? 0;
    if (isDone && printing && left > 0) {
      const after = printing.slips.bilhetes.at(-1)?.idOrganogramaPessoa;
      setAsked({ page: printing.page + 1, left, after });
    }
    setPrinting(undefined);
  }

  return (
    <>
      <Button
        size="s"
        variant="secondary"
        icon={<Printer />}
        isLoading={printing !== undefined}
        onClick={() => setAsked({ page: 0, left: count })}
      >
        {texts.print}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isBusy={make.isPending}
        title={asked && asked.page > 0 ? texts.next(asked.left) : texts.question}
        message={`${texts.text(Math.min(asked?.left ?? 0, CYCLE_LIMITS.slips))} ${texts.replaces}`}
        confirmLabel={texts.confirm}
        onConfirm={() =>
          make.mutate({
            body: {
              idCiclo: cycle.idCiclo,
              ...(asked?.after === undefined ? {} : { idAposPessoa: asked.after }),
            },
          })
        }
        onCancel={() => setAsked(undefined)}
      />
      {printing ? (
        <printing.Printed
          slips={printing.slips.bilhetes}
          cycle={{ name: cycle.nmCiclo, dueOn: formatDate(cycle.dtPrazo) }}
          company={company}
          fileName={texts.fileName(toFileName(cycle.nmCiclo), printing.page)}
          onEnd={end}
        />
      ) : null}
    </>
  );
}
