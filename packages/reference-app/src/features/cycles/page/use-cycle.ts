import { getCycleAdherenceQuery, getCycleQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';

/** How long until a cycle is asked again how far it is: while it is being sent, and while people answer. */
const WHILE_SENDING = 2_000;
const WHILE_RUNNING = 30_000;

/** Reads a cycle, and again and again while it is being sent. */
export function useCycle(id: number) {
  const { staff } = useServices();
  return useQuery({
    ...getCycleQuery(staff, { path: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data && data.qtdAguardandoEnvio > 0 ? WHILE_SENDING : false,
  });
}

/** How often the figures of a cycle are read again. */
export function paceOf({ isRunning, isSending }: { isRunning: boolean; isSending: boolean }) {
  if (isSending) return WHILE_SENDING;
  return isRunning ? WHILE_RUNNING : (false as const);
}

/** Reads how far a cycle is, again at a pace. */
export function useAdherence(id: number, refetchInterval: number | false) {
  const { staff } = useServices();
  return useQuery({ ...getCycleAdherenceQuery(staff, { path: { id } }), refetchInterval });
}
