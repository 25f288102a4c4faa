import type { Schema } from '@aferir/api-client';
import { listDiscRequestsOfPersonQuery } from '@aferir/api-client/react';
import { formatDate } from '@aferir/domain';
import { gridColumnsOf } from '@aferir/ui';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import type { PersonRequestsProps } from '../../../shared/requests/requests-dialog.tsx';
import { RequestsGrid } from '../../../shared/requests/requests-grid.tsx';
import { StatusBadge } from '../../../shared/requests/status-badge.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { behavioralRequests } from '../behavioral-requests.ts';
import { ResendDialog } from './resend-dialog.tsx';

type DiscRequest = Schema<'DiscRequest'>;

const column = gridColumnsOf<DiscRequest>();
const columns = column.columns([
  column.accessor('idResposta', { header: behavioralMessages.id, meta: { width: '72px' } }),
  column.accessor('nmStatus', {
    header: behavioralMessages.status,
    cell: ({ row }) => <StatusBadge request={row.original} />,
  }),
  column.accessor('nmPerfil', {
    header: behavioralMessages.result,
    cell: ({ getValue }) => <OutcomeName name={getValue()} />,
  }),
  column.accessor('dtEnvio', {
    header: behavioralMessages.requestedOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { isCardTitle: true },
  }),
  column.accessor('dtTermino', {
    header: behavioralMessages.answeredOnShort,
    cell: ({ getValue }) => formatDate(getValue()),
  }),
]);

/** The behavioral requests of one person. */
export function DiscRequestsGrid({ person, onOpenReport, history }: PersonRequestsProps) {
  const { staff } = useServices();
  const [resending, setResending] = useState<DiscRequest>();

  return (
    <>
      <RequestsGrid<DiscRequest>
        kind={behavioralRequests}
        person={person}
        columns={columns}
        requestsQuery={(query) => listDiscRequestsOfPersonQuery(staff, { query })}
        closeQuestion={() => behavioralMessages.closeQuestion}
        onResend={setResending}
        onOpenReport={onOpenReport}
        {...(history && { history })}
      />
      <ResendDialog person={person} request={resending} onClose={() => setResending(undefined)} />
    </>
  );
}
