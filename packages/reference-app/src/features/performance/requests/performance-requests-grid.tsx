import type { Schema } from '@aferir/api-client';
import { listPerformanceRequestsOfPersonQuery } from '@aferir/api-client/react';
import { formatDate } from '@aferir/domain';
import { gridColumnsOf } from '@aferir/ui';
import { AlignmentBar } from '@aferir/widgets';
import { Suspense, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import type { PersonRequestsProps } from '../../../shared/requests/requests-dialog.tsx';
import { RequestsGrid } from '../../../shared/requests/requests-grid.tsx';
import { StatusBadge } from '../../../shared/requests/status-badge.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { performanceMessages } from '../performance-messages.ts';
import { performanceRequests } from './performance-requests.ts';
import { closeQuestion } from './request-texts.ts';
import type { ResendConfirmationProps } from './resend-confirmation.tsx';

// What mends an address is needed once somebody asks for it.
const ResendConfirmation = lazyOr<ResendConfirmationProps>(
  async () => (await import('./resend-confirmation.tsx')).ResendConfirmation,
  LostPart,
);

type PerformanceRequest = Schema<'PerformanceRequest'>;

const column = gridColumnsOf<PerformanceRequest>();
const columns = column.columns([
  column.accessor('idResposta', { header: performanceMessages.id, meta: { width: '72px' } }),
  column.accessor('nmStatus', {
    header: performanceMessages.status,
    cell: ({ row }) => <StatusBadge request={row.original} />,
  }),
  column.accessor('dtEnvio', {
    header: performanceMessages.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { isCardTitle: true, width: '112px' },
  }),
  column.accessor('dtAutoavaliacao', {
    header: performanceMessages.answeredOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '128px' },
  }),
  column.accessor('percentualAlinhamento', {
    header: performanceMessages.alignment,
    cell: ({ row: { original } }) => (
      <AlignmentBar
        percent={original.percentualAlinhamento}
        status={original.cdStatus}
        label={performanceMessages.alignment}
        noData={performanceMessages.noAlignment}
        unrated={performanceMessages.unrated(original.flEncerrado)}
      />
    ),
    meta: { width: '168px' },
  }),
]);

/** The performance reviews of one person. */
export function PerformanceRequestsGrid({ person, onOpenReport, history }: PersonRequestsProps) {
  const { staff } = useServices();
  const [resending, setResending] = useState<PerformanceRequest>();

  return (
    <>
      <RequestsGrid<PerformanceRequest>
        kind={performanceRequests}
        person={person}
        columns={columns}
        requestsQuery={(query) => listPerformanceRequestsOfPersonQuery(staff, { query })}
        closeQuestion={({ cdStatus }) => closeQuestion(cdStatus)}
        onResend={setResending}
        onOpenReport={onOpenReport}
        {...(history && { history })}
      />
      {resending ? (
        <Suspense fallback={null}>
          <ResendConfirmation
            person={person}
            request={resending}
            onClose={() => setResending(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
