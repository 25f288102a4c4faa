import type { Schema } from '@aferir/api-client';
import type { ApiMutation, ApiQuery } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE, SLIPS_PER_CALL } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { toFileName } from '@aferir/widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { answeringAddress } from '../handing/answering-address.ts';
import { type SlipSubject, slipTexts } from '../slips/slip-texts.ts';
import { slipsMessages } from '../slips/slips-messages.ts';
import { slipsOf } from '../slips/slips-of.ts';
import { useSlips } from '../slips/use-slips.tsx';
import type { SlipsPart } from './request-kind.ts';
import { requestSlipsMessages as texts } from './request-slips-messages.ts';
import { countReached, type Reached, SlipsQuestion } from './slips-question.tsx';

/** Props of {@link SlipsDialog}. */
export interface SlipsDialogProps {
  /** What a slip is for. */
  subject: SlipSubject;
  /** How many are waited for, and how many of them no mail reaches. */
  awaited: ApiQuery<Schema<'ReminderPreview'>>;
  /** Makes the slips of a document. */
  slips: ApiMutation<Schema<'Slips'>, { body: SlipsPart }>;
  onClose: () => void;
}

/** How far the documents have come. */
interface Place {
  readonly page: number;
  readonly left: number;
  /** The last person of the document before. */
  readonly after: number | undefined;
}

/** Asks for whom slips are printed, those first whom no mail reaches, and prints them a document at a time. */
export function SlipsDialog({ subject: kind, awaited, slips, onClose }: SlipsDialogProps) {
  const tellFailure = useFailureToast();
  const printer = useSlips();
  const subject = slipTexts[DEFAULT_LANGUAGE].subjects[kind];
  const [choice, setChoice] = useState<Reached>();
  const [next, setNext] = useState<Place>();

  const make = useMutation({
    ...slips,
    async onSuccess({ data: { bilhetes, qtdRestantes: left } }) {
      const page = next?.page ?? 0;
      const [first] = bilhetes;
      await printer.print({
        slips: slipsOf(bilhetes, answeringAddress),
        subject,
        kind,
        until: first && { means: 'validUntil', day: first.dtValidade },
        fileName: slipsMessages.fileName(toFileName(subject), page),
        onDone: () => {
          if (left === 0) onClose();
          else setNext({ page: page + 1, left, after: bilhetes.at(-1)?.idOrganogramaPessoa });
        },
      });
    },
    onError: (problem) => tellFailure(problem, slipsMessages.failed(count)),
  });
  const isBusy = make.isPending || printer.isPrinting;

  // Whose slips the first document has, all those after it have.
  const preview = useQuery({
    ...awaited,
    enabled: !next && !isBusy,
    staleTime: 0,
  });
  const counts = preview.data && !preview.isFetching ? countReached(preview.data) : undefined;
  const problem = preview.isFetching ? null : preview.error;
  const reached = choice ?? (counts?.unmailed === 0 ? 'mailed' : 'unmailed');
  const count = Math.min(next?.left ?? counts?.[reached] ?? 0, SLIPS_PER_CALL);
  const isNobody = counts !== undefined && counts.unmailed + counts.mailed === 0;
  const hasNothingToPrint = !next && (isNobody || problem !== null);

  function print() {
    setChoice(reached);
    make.mutate({
      body: {
        ...(reached === 'mailed' && { flComEmail: true }),
        ...(next?.after === undefined ? {} : { idAposPessoa: next.after }),
      },
    });
  }

  return (
    <>
      <ConfirmDialog
        isOpen
        isBusy={isBusy}
        title={next ? slipsMessages.next(next.left) : slipsMessages.question}
        message={hasNothingToPrint ? undefined : `${texts.meaning} ${slipsMessages.replaces}`}
        confirmLabel={texts.print(count)}
        onConfirm={hasNothingToPrint ? undefined : print}
        isConfirmDisabled={count === 0}
        onCancel={onClose}
      >
        {next ? null : (
          <SlipsQuestion
            counts={counts}
            problem={problem}
            onRetry={() => void preview.refetch()}
            reached={reached}
            onReach={setChoice}
          />
        )}
      </ConfirmDialog>
      {printer.sheet}
    </>
  );
}
