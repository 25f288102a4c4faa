import type { ApiMutation, ApiQuery } from '@aferir/api-client/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SendConfirmation } from './send-confirmation.tsx';
import type { SendCounts, SendResult, SendTexts } from './send-counts.ts';
import { SendProgress } from './send-progress.tsx';

const ASK_AGAIN = 1_000;

/** Props of {@link SendDialog}. */
export interface SendDialogProps<Preview, Order> {
  /** What is sent is called so. */
  name: string;
  texts: SendTexts;
  preview: ApiQuery<Preview>;
  countsOf: (preview: Preview) => SendCounts;
  /** Sends step by step: the same call again goes on where it broke off. */
  sending: ApiMutation<SendResult, Order>;
  order: Order;
  onClose: () => void;
}

/** Mails something to many people: says how many, asks, and shows how far it is. */
export function SendDialog<Preview, Order>({
  name,
  texts,
  preview: previewQuery,
  countsOf,
  sending,
  order,
  onClose,
}: SendDialogProps<Preview, Order>) {
  const [total, setTotal] = useState(0);
  const send = useMutation(sending);
  const preview = useQuery({
    ...previewQuery,
    select: countsOf,
    staleTime: 0,
    refetchInterval: send.isPending ? ASK_AGAIN : false,
  });

  function confirm(count: number) {
    setTotal(count);
    send.mutate(order);
  }

  if (send.isIdle) {
    return (
      <SendConfirmation
        name={name}
        texts={texts}
        preview={preview}
        onConfirm={confirm}
        onCancel={onClose}
      />
    );
  }
  return (
    <SendProgress
      name={name}
      texts={texts}
      sent={Math.max(0, total - (preview.data?.willReceive ?? total))}
      total={total}
      result={send.data?.data}
      problem={send.error}
      onRetry={() => send.mutate(order)}
      onClose={onClose}
    />
  );
}
