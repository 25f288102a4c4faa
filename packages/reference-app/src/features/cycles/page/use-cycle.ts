import type { Schema } from '@aferir/api-client';
import {
  getCycleAdherenceQuery,
  getCycleQuery,
  listCyclePeopleQuery,
} from '@aferir/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../services/services-context.tsx';

/** How long until a cycle is asked again how far it is: while something goes on behind it, and while people answer. */
const WHILE_WORKING = 2_000;
const WHILE_RUNNING = 30_000;

/** Whether a cycle is being sent, or what it left open is being cancelled. */
export function isAtWork(cycle: Schema<'CycleContent'>): boolean {
  return cycle.qtdAguardandoEnvio > 0 || cycle.qtdAguardandoCancelamento > 0;
}

/** Reads a cycle, and again and again while it is at work. */
export function useCycle(id: number) {
  const { staff } = useServices();
  return useQuery({
    ...getCycleQuery(staff, { path: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? WHILE_WORKING : false),
  });
}

/** How often the figures of a cycle are read again. */
export function paceOf({ isRunning, isAtWork }: { isRunning: boolean; isAtWork: boolean }) {
  if (isAtWork) return WHILE_WORKING;
  return isRunning ? WHILE_RUNNING : (false as const);
}

/** Reads how far a cycle is, again at a pace. */
export function useAdherence(id: number, refetchInterval: number | false) {
  const { staff } = useServices();
  return useQuery({ ...getCycleAdherenceQuery(staff, { path: { id } }), refetchInterval });
}

/**
 * Reads the figures and people of a cycle once more when it is seen to have moved on: they are read beside the cycle itself,
 * and may be from before.
 */
export function useReadAgainOnMoves(cycle: Schema<'CycleContent'>) {
  const { staff } = useServices();
  const queries = useQueryClient();
  const { idCiclo } = cycle;
  const seen = `${cycle.idSituacaoCiclo} ${isAtWork(cycle)}`;
  const before = useRef(seen);
  useEffect(() => {
    if (before.current === seen) return;
    before.current = seen;
    const { queryKey } = getCycleAdherenceQuery(staff, { path: { id: idCiclo } });
    void queries.invalidateQueries({ queryKey });
    const people = listCyclePeopleQuery(staff, { query: { idCiclo } }).queryKey.slice(0, 2);
    void queries.invalidateQueries({ queryKey: people });
  }, [queries, staff, idCiclo, seen]);
}
