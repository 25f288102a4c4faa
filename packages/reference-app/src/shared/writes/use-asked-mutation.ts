import type { ApiProblem } from '@aferir/api-client';
import type { ApiMutation } from '@aferir/api-client/react';
import type { ConfirmDialogProps } from '@aferir/ui';
import { useState } from 'react';
import { type Telling, useToldMutation } from './use-told-mutation.ts';

/** What is done to a record of a list once somebody has said yes. */
export interface AskedMutation<Item, Data, Init>
  extends Omit<Telling<Data, Init>, 'takesFailure' | 'onEnd'> {
  title: string;
  message: string | ((item: Item) => string);
  confirmLabel: string;
  nameOf: (item: Item) => string;
  /** What is written of the record. */
  initOf: (item: Item) => Init;
  /** Deals with a failure in its own way, and says whether it did; nothing is told then. */
  takesFailure?: (problem: ApiProblem, item: Item) => boolean;
}

/**
 * Takes something from a record, or ends it, after asking, and tells how it went: `ask` begins, and a ConfirmDialog
 * takes `question`.
 */
export function useAskedMutation<Item, Data, Init>(
  mutation: ApiMutation<Data, Init>,
  {
    title,
    message,
    confirmLabel,
    nameOf,
    initOf,
    takesFailure,
    ...telling
  }: AskedMutation<Item, Data, Init>,
) {
  const [asked, setAsked] = useState<{ readonly item: Item }>();
  const end = () => setAsked(undefined);
  const write = useToldMutation(mutation, {
    ...telling,
    takesFailure: (problem) => Boolean(asked && takesFailure?.(problem, asked.item)),
    onEnd: end,
  });
  const messageOf = typeof message === 'string' ? () => message : message;
  const question: ConfirmDialogProps = {
    isOpen: asked !== undefined,
    isBusy: write.isPending,
    tone: 'danger',
    title,
    message: asked ? messageOf(asked.item) : '',
    subject: asked ? nameOf(asked.item) : '',
    confirmLabel,
    onConfirm: () => {
      if (asked) write.mutate(initOf(asked.item));
    },
    onCancel: end,
  };
  return { ask: (item: Item) => setAsked({ item }), question };
}
