import type { Schema } from '@aferir/api-client';
import { getAroundMeansQuery } from '@aferir/api-client/react';
import { isSelfPhase } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { type PartState, toPart } from '../../shared/report/part-state.ts';
import type { ReportHeader } from '../performance-report.types.ts';

/** What those around a person came to, once there is a report. */
export function useAroundMeans({ responseId, status }: ReportHeader): {
  readonly part: PartState<Schema<'AroundMeans'>>;
  readonly refresh: () => void;
} {
  const { client } = useWidget();
  const read = useQuery({
    ...getAroundMeansQuery(client, { query: { idResposta: responseId } }),
    enabled: !isSelfPhase(status),
  });
  return { part: toPart(read), refresh: () => void read.refetch() };
}

/** Whether there is something to tell of them. A back end that knows nobody around has nothing. */
export function hasAroundPart(part: PartState<Schema<'AroundMeans'>>): boolean {
  if (part.status === 'ready') return part.data.tpFase !== 'nenhuma';
  return part.status === 'failed' && part.reason === undefined;
}
