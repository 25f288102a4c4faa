import type { Schema } from '@aferir/api-client';
import { discRequestsOfPersonQuery } from '@aferir/api-client/react';
import { formatDate } from '@aferir/domain';
import { Badge, DataGrid, defaultGridQuery, type GridRowAction, gridColumnsOf } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleX, Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { toGridData } from '../../../shared/lib/to-grid-data.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { isFinished, isOpen, statusBadge } from '../request-state.ts';
import { useBehavioralRights } from '../use-behavioral-rights.ts';
import { CloseRequestDialog } from './close-request-dialog.tsx';
import { useNewRequest } from './new-request.tsx';
import { OutcomeName } from './outcome-name.tsx';
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
  }),
  column.accessor('dtTermino', {
    header: behavioralMessages.answeredOnShort,
    cell: ({ getValue }) => formatDate(getValue()),
  }),
]);

/** Props of {@link RequestsGrid}. */
export interface RequestsGridProps {
  person: Schema<'Employee'>;
  onOpenReport: (responseId: number) => void;
}

/** The requests of one person, and what can be done with each. */
export function RequestsGrid({ person, onOpenReport }: RequestsGridProps) {
  const { staff } = useServices();
  const { withRight } = useBehavioralRights();
  const { idOrganogramaPessoa, nmPessoa } = person;
  const [query, setQuery] = useState(defaultGridQuery);
  const [resending, setResending] = useState<DiscRequest>();
  const [closing, setClosing] = useState<DiscRequest>();
  const newRequest = useNewRequest(idOrganogramaPessoa, nmPessoa);
  const requests = useQuery({
    ...discRequestsOfPersonQuery(staff, {
      idOrganogramaPessoa,
      take: query.pageSize,
      index: query.page - 1,
      filter: query.search,
    }),
    placeholderData: keepPreviousData,
  });

  const rowActions: GridRowAction<DiscRequest>[] = [
    {
      id: 'resend',
      label: behavioralMessages.resend,
      icon: <Mail />,
      isOneClick: true,
      isVisible: isOpen,
      onSelect: (request) => withRight('alterar', () => setResending(request)),
    },
    {
      id: 'print',
      label: behavioralMessages.printReport,
      icon: <Printer />,
      isOneClick: true,
      isVisible: isFinished,
      onSelect: ({ idResposta }) => onOpenReport(idResposta),
    },
    {
      id: 'close',
      label: behavioralMessages.close,
      icon: <CircleX />,
      isOneClick: true,
      isDestructive: true,
      isVisible: isOpen,
      onSelect: (request) => withRight('alterar', () => setClosing(request)),
    },
  ];

  return (
    <>
      <DataGrid<DiscRequest>
        title={nmPessoa}
        headingLevel={3}
        variant="plain"
        countLabel={behavioralMessages.assessmentsFound}
        columns={columns}
        data={toGridData(requests)}
        query={query}
        onQueryChange={setQuery}
        rowId={({ idResposta }) => String(idResposta)}
        rowName={({ idResposta }) => `${behavioralMessages.id} ${idResposta}`}
        rowActions={rowActions}
        addAction={{ label: behavioralMessages.newRequest, onAdd: newRequest.start }}
        empty={{
          title: behavioralMessages.noRequests,
          description: behavioralMessages.noRequestsText,
        }}
      />
      {newRequest.dialog}
      <ResendDialog request={resending} onClose={() => setResending(undefined)} />
      <CloseRequestDialog request={closing} onClose={() => setClosing(undefined)} />
    </>
  );
}

function StatusBadge({ request }: { request: DiscRequest }) {
  const { label, tone } = statusBadge(request);
  return <Badge tone={tone}>{label}</Badge>;
}
