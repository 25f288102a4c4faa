import { CYCLE_LIMITS, formatDate, SECTION } from '@aferir/domain';
import { ConfirmDialog, RadioGroupField, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { toFileName } from '@aferir/widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { answeringAddress } from '../handing/answering-address.ts';
import { slipsMessages } from '../slips/slips-messages.ts';
import { useSlips } from '../slips/use-slips.tsx';
import styles from './mass-send-dialog.module.css';
import type { RemindedPeople } from './reminders.ts';
import type { RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { requestSlipsMessages as texts } from './request-slips-messages.ts';

/** Props of {@link SlipsDialog}. */
export interface SlipsDialogProps {
  kind: RequestKind;
  /** Of whose requests. */
  who: RemindedPeople;
  onClose: () => void;
}

type Reached = 'unmailed' | 'mailed';

/** How far the documents have come. */
interface Place {
  readonly page: number;
  readonly left: number;
  /** The last person of the document before. */
  readonly after: number | undefined;
}

/** Asks for whom slips are printed, those first whom no mail reaches, and prints them a document at a time. */
export function SlipsDialog({ kind, who, onClose }: SlipsDialogProps) {
  const { staff } = useServices();
  const tellFailure = useFailureToast();
  const printer = useSlips();
  const [choice, setChoice] = useState<Reached>();
  const [next, setNext] = useState<Place>();
  const preview = useQuery({ ...kind.reminding.people.preview(staff, who), staleTime: 0 });
  const counts = preview.isFetching ? undefined : countsOf(preview.data);
  const reached = choice ?? (counts?.unmailed === 0 ? 'mailed' : 'unmailed');
  const subject =
    kind.section === SECTION.performance ? texts.subjects.performance : texts.subjects.behavioral;

  const make = useMutation({
    ...kind.slips(staff),
    async onSuccess({ data: { bilhetes, qtdRestantes: left } }) {
      const page = next?.page ?? 0;
      const [first] = bilhetes;
      await printer.print({
        slips: bilhetes.map((slip) => ({
          id: slip.idOrganogramaPessoa,
          name: slip.nmPessoa,
          department: slip.nmDepartamento,
          address: answeringAddress(slip.hash),
        })),
        subject,
        until: first ? slipsMessages.validUntil(formatDate(first.dtValidade)) : '',
        fileName: slipsMessages.fileName(toFileName(subject), page),
        onDone: () => {
          if (left === 0) onClose();
          else setNext({ page: page + 1, left, after: bilhetes.at(-1)?.idOrganogramaPessoa });
        },
      });
    },
    onError: (problem) => tellFailure(problem, slipsMessages.failed),
  });

  const count = Math.min(next?.left ?? counts?.[reached] ?? 0, CYCLE_LIMITS.slips);
  const isNobody = counts !== undefined && counts.unmailed + counts.mailed === 0;
  return (
    <>
      <ConfirmDialog
        isOpen
        isBusy={make.isPending || printer.isPrinting}
        title={next ? slipsMessages.next(next.left) : slipsMessages.question}
        message={
          isNobody || preview.error ? undefined : `${texts.meaning} ${slipsMessages.replaces}`
        }
        confirmLabel={texts.print(count)}
        onConfirm={
          isNobody || preview.error
            ? undefined
            : () =>
                make.mutate({
                  body: {
                    ...who,
                    ...(reached === 'mailed' && { flComEmail: true }),
                    ...(next?.after === undefined ? {} : { idAposPessoa: next.after }),
                  },
                })
        }
        isConfirmDisabled={count === 0}
        onCancel={onClose}
      >
        {preview.error && !preview.isFetching ? (
          <RetryNotice retryLabel={requestMessages.retry} onRetry={() => void preview.refetch()}>
            {preview.error.message}
          </RetryNotice>
        ) : counts === undefined ? (
          <SkeletonGroup label={texts.counting} className={styles.loading}>
            <Skeleton width="80%" />
            <Skeleton width="80%" />
          </SkeletonGroup>
        ) : next ? null : isNobody ? (
          <p role="status">{texts.nobody}</p>
        ) : (
          <RadioGroupField
            label={texts.whose}
            options={[
              {
                value: 'unmailed',
                label: texts.unmailed(counts.unmailed),
                isDisabled: counts.unmailed === 0,
              },
              {
                value: 'mailed',
                label: texts.mailed(counts.mailed),
                description: texts.mailedAreTold,
                isDisabled: counts.mailed === 0,
              },
            ]}
            value={reached}
            onValueChange={(value) => setChoice(value as Reached)}
          />
        )}
      </ConfirmDialog>
      {printer.sheet}
    </>
  );
}

interface Preview {
  readonly qtdLembrar: number;
  readonly qtdSemEmail: number;
  readonly qtdRecentes: number;
}

function countsOf(preview: Preview | undefined): Record<Reached, number> | undefined {
  if (!preview) return undefined;
  const { qtdLembrar, qtdSemEmail, qtdRecentes } = preview;
  return { unmailed: qtdSemEmail, mailed: qtdLembrar + qtdRecentes };
}
