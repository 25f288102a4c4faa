import type { ApiProblem } from '@aferir/api-client';
import type { ApiMutation, WriteReply } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../forms/use-failure-toast.ts';

/** A sentence, or one that depends on what was written. */
type Told<Init> = string | ((init: Init) => string);

/** What is told of a write. */
export interface Telling<Data, Init> {
  /** Says that it was done. @default nothing is said */
  done?: Told<Init>;
  /** Says what was not done, before why. @default what the server says stands alone */
  failed?: Told<Init>;
  /** It was done. */
  onDone?: (reply: WriteReply<Data>, init: Init) => void;
  /** Deals with a failure in its own way, and says whether it did; nothing is told then. */
  takesFailure?: (problem: ApiProblem) => boolean;
  /** It was done or has failed, and that was told. */
  onEnd?: () => void;
}

/** Writes, and tells in a toast how it went. */
export function useToldMutation<Data, Init>(
  mutation: ApiMutation<Data, Init>,
  { done, failed, onDone, takesFailure, onEnd }: Telling<Data, Init>,
) {
  const { toasts } = useServices();
  const tellFailure = useFailureToast();
  return useMutation<WriteReply<Data>, ApiProblem, Init>({
    ...mutation,
    onSuccess: (reply, init) => {
      const message = sentenceOf(done, init);
      if (message !== undefined) toasts.show({ tone: 'success', message });
      onDone?.(reply, init);
      onEnd?.();
    },
    onError: (problem, init) => {
      if (!takesFailure?.(problem)) tellFailure(problem, sentenceOf(failed, init));
      onEnd?.();
    },
  });
}

function sentenceOf<Init>(told: Told<Init> | undefined, init: Init): string | undefined {
  return typeof told === 'function' ? told(init) : told;
}
