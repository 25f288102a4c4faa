import type { ApiProblem } from '@aferir/api-client';
import type { ApiMutation, WriteReply } from '@aferir/api-client/react';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { blocking } from '../lib/blocking.ts';

type WriteOptions<Data, Variables> = ApiMutation<Data, Variables> &
  Pick<UseMutationOptions<WriteReply<Data>, ApiProblem, Variables>, 'onSuccess' | 'onError'>;

/** A write of staff about requests: it blocks the page until what it changes is read again. */
export function useRequestWrite<Data, Variables>(options: WriteOptions<Data, Variables>) {
  return useMutation<WriteReply<Data>, ApiProblem, Variables>({ ...options, meta: blocking });
}
