import type { ApiQuery } from '@aferir/api-client/react';
import {
  Button,
  DataGrid,
  defaultGridQuery,
  type GridColumns,
  type GridRowAction,
} from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleX, FileText, Mail } from 'lucide-react';
import { useState } from 'react';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { toPageParams } from '../grid/to-page-params.ts';
import { CloseRequestDialog } from './close-request-dialog.tsx';
import { OpenRequestText } from './open-request-text.tsx';
import type { RequestedPerson, RequestKind, StaffRequest } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { canResend, isFinished, isOpen } from './request-state.ts';
import { useNewRequest } from './use-new-request.tsx';

/** Props of {@link RequestsGrid}. */
export interface RequestsGridProps<Request extends StaffRequest> {
  kind: RequestKind;
  person: RequestedPerson;
  columns: GridColumns<Request>;
  /** Reads a page of the person's requests. */
  requestsQuery: (
    page: ReturnType<typeof toPageParams> & { idOrganogramaPessoa: number },
  ) => ApiQuery<{ rows: Request[]; qtdRecords: number }>;
  /** Says what closing a request means. */
  closeQuestion: (request: Request) => string;
  onResend: (request: Request) => void;
  onOpenReport: (responseId: number) => void;
  /** Below what says how the person stands now: tells what has been, by this name, and begins nothing. */
  history?: string;
}

/** As many requests are found at a glance. */
const mostWithoutSearch = 10;

/** The requests of one person, and what can be done with each. */
export function RequestsGrid<Request extends StaffRequest>({
  kind,
  person,
  columns,
  requestsQuery,
  closeQuestion,
  onResend,
  onOpenReport,
  history,
}: RequestsGridProps<Request>) {
  const { has } = useSectionRights(kind.section);
  const [query, setQuery] = useState(defaultGridQuery);
  const [closing, setClosing] = useState<Request>();
  const newRequest = useNewRequest(kind);
  const requests = useQuery({
    ...requestsQuery({ idOrganogramaPessoa: person.id, ...toPageParams(query) }),
    placeholderData: keepPreviousData,
  });

  // Whoever has an open request gets no other, so that it is the newest.
  const newest = useQuery(
    requestsQuery({ idOrganogramaPessoa: person.id, ...toPageParams(defaultGridQuery) }),
  );
  const open = newest.data?.rows.find(isOpen);

  const rowActions: GridRowAction<Request>[] = [
    {
      id: 'resend',
      label: requestMessages.resend,
      nameOf: ({ idResposta }) => requestMessages.ofRequest(requestMessages.resend, idResposta),
      icon: <Mail />,
      isProminent: isOpen,
      isVisible: (request) => canResend(request, person) && has('alterar'),
      onSelect: onResend,
    },
    {
      id: 'report',
      label: requestMessages.viewReport,
      nameOf: ({ idResposta }) => requestMessages.ofRequest(requestMessages.viewReport, idResposta),
      icon: <FileText />,
      isProminent: isFinished,
      isVisible: isFinished,
      onSelect: ({ idResposta }) => onOpenReport(idResposta),
    },
  ];

  return (
    <>
      <DataGrid<Request>
        hasSearch={query.search !== '' || (requests.data?.qtdRecords ?? 0) > mostWithoutSearch}
        title={history ?? person.name}
        headingLevel={history ? 2 : 3}
        variant={history ? 'card' : 'plain'}
        columns={columns}
        query={query}
        onQueryChange={setQuery}
        countLabel={requestMessages.assessmentsFound}
        data={toGridData(requests)}
        rowId={({ idResposta }) => String(idResposta)}
        rowName={({ idResposta }) => `${requestMessages.id} ${idResposta}`}
        rowActions={rowActions}
        {...(!history &&
          open && {
            description: <OpenRequestText request={open} />,
            actions: has('alterar') ? (
              <Button variant="secondary" icon={<CircleX />} onClick={() => setClosing(open)}>
                {requestMessages.close}
              </Button>
            ) : null,
          })}
        {...(newest.isSuccess &&
          !history &&
          !open &&
          newRequest.mayStart && {
            addAction: {
              label: requestMessages.newRequest,
              onAdd: () => newRequest.start(person),
            },
          })}
        empty={{ title: requestMessages.noRequests, description: requestMessages.noRequestsText }}
      />
      {newRequest.dialog}
      <CloseRequestDialog
        kind={kind}
        request={closing}
        question={closing ? closeQuestion(closing) : ''}
        onClose={() => setClosing(undefined)}
      />
    </>
  );
}
