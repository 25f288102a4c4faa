import type { Schema } from '@aferir/api-client';
import { createCycleSlipsMutation } from '@aferir/api-client/react';
import { SLIPS_PER_CALL } from '@aferir/domain';
import { Button, ConfirmDialog } from '@aferir/ui';
import { toFileName } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import { answeringAddress } from '../../../shared/handing/answering-address.ts';
import { slipsMessages as texts } from '../../../shared/slips/slips-messages.ts';
import { slipsOf } from '../../../shared/slips/slips-of.ts';
import { useSlips } from '../../../shared/slips/use-slips.tsx';

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

/** Prints slips for those whom no mail reaches, a document at a time, after asking. */
export function PrintSlips({ cycle, count }: PrintSlipsProps) {
  const { staff } = useServices();
  const tellFailure = useFailureToast();
  const printer = useSlips();
  const [asked, setAsked] = useState<Asked>();
  const make = useMutation({
    ...createCycleSlipsMutation(staff),
    async onSuccess({ data: { bilhetes, qtdRestantes: left } }) {
      const page = asked?.page ?? 0;
      setAsked(undefined);
      await printer.print({
        slips: slipsOf(bilhetes, answeringAddress),
        subject: cycle.nmCiclo,
        until: { means: 'answerUntil', day: cycle.dtPrazo },
        fileName: texts.fileName(toFileName(cycle.nmCiclo), page),
        onDone: () => {
          if (left === 0) return;
          setAsked({ page: page + 1, left, after: bilhetes.at(-1)?.idOrganogramaPessoa });
        },
      });
    },
    onError(problem) {
      setAsked(undefined);
      tellFailure(problem, texts.failed(asked?.left ?? count));
    },
  });

  return (
    <>
      <Button
        size="s"
        variant="secondary"
        icon={<Printer />}
        isLoading={printer.isPrinting}
        onClick={() => setAsked({ page: 0, left: count })}
      >
        {texts.print}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isBusy={make.isPending}
        title={asked && asked.page > 0 ? texts.next(asked.left) : texts.question}
        message={`${texts.text(Math.min(asked?.left ?? 0, SLIPS_PER_CALL))} ${texts.replaces}`}
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
      {printer.sheet}
    </>
  );
}
