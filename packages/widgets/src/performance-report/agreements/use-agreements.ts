import { listAgreementsQuery } from '@aferir/api-client/react';
import { isCompared } from '@aferir/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AgreementsOfReview, toAgreements } from '../../shared/agreements/agreements.data.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { type PartState, toPart } from '../../shared/report/part-state.ts';
import type { ReportHeader } from '../performance-report.types.ts';

/** What is agreed on after a review, once the managers have rated. */
export function useAgreements({ responseId, status }: ReportHeader): {
  readonly part: PartState<AgreementsOfReview>;
  readonly refresh: () => void;
  /** What was read last. */
  readonly latest: () => Promise<AgreementsOfReview>;
} {
  const { client } = useWidget();
  const queries = useQueryClient();
  const query = listAgreementsQuery(client, { query: { idResposta: responseId } });
  const read = useQuery({
    ...query,
    refetchOnMount: 'always',
    enabled: isCompared(status),
    select: toAgreements,
  });
  return {
    part: toPart(read),
    refresh: () => void read.refetch(),
    latest: async () => toAgreements(await queries.ensureQueryData(query)),
  };
}

/** Whether there is something to read or to write. A back end that knows of no agreements has none, and so has who may see none. */
export function hasAgreementsPart(part: PartState<AgreementsOfReview>): boolean {
  if (part.status === 'ready') return part.data.canWrite || part.data.agreements.length > 0;
  return part.status === 'failed' && part.reason === undefined;
}
