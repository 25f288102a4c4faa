import type { ApiProblem } from '@aferir/api-client';
import { invalidateReads, type WriteReply } from '@aferir/api-client/react';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { blocking } from '../../shared/lib/blocking.ts';

type WriteOptions<Data, Variables> = Pick<
  UseMutationOptions<WriteReply<Data>, ApiProblem, Variables>,
  'mutationFn' | 'onSuccess' | 'onError'
>;

/** A write of staff in this section: it blocks the page, and what it changes is read again. */
export function useBehavioralWrite<Data, Variables>(options: WriteOptions<Data, Variables>) {
  const { staff } = useServices();
  const queryClient = useQueryClient();
  return useMutation<WriteReply<Data>, ApiProblem, Variables>({
    ...options,
    meta: blocking,
    onSettled: () =>
      invalidateReads(
        queryClient,
        staff,
        '/OrganogramaPessoa/Get',
        '/Resposta/GetRespostasPessoa',
        '/Resposta/GetRespostaPessoaTemAtivo',
        '/Resposta/ObterAnaliticoPerfis',
        '/Resposta/GetPreviaEnvioTodos',
      ),
  });
}
