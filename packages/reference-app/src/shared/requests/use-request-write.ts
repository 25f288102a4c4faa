import type { ApiProblem } from '@aferir/api-client';
import { invalidateReads, type WriteReply } from '@aferir/api-client/react';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { blocking } from '../lib/blocking.ts';
import type { RequestKind } from './request-kind.ts';

type WriteOptions<Data, Variables> = Pick<
  UseMutationOptions<WriteReply<Data>, ApiProblem, Variables>,
  'mutationFn' | 'onSuccess' | 'onError'
>;

/** A write of staff about requests: it blocks the page, and what it changes is read again. */
export function useRequestWrite<Data, Variables>(
  { reads }: Pick<RequestKind, 'reads'>,
  options: WriteOptions<Data, Variables>,
) {
  const { staff } = useServices();
  const queryClient = useQueryClient();
  return useMutation<WriteReply<Data>, ApiProblem, Variables>({
    ...options,
    meta: blocking,
    onSettled: () => invalidateReads(queryClient, staff, ...reads),
  });
}
