import { type RequestFacts, skipReason } from '@aferir/domain';
import type { GridRowAction } from '@aferir/ui';
import { ClipboardList, FileText, Send } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLatest } from '../lib/use-latest.ts';
import type { RequestedPerson, RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { useNewRequest } from './use-new-request.tsx';

interface GridPerson {
  readonly idOrganogramaPessoa: number;
  readonly nmPessoa: string;
  readonly dsEmail: string | null;
}

/** What a kind of request tells of the actions of the people in its grid. */
export interface PersonActionsOptions<Person> {
  readonly kind: RequestKind;
  readonly requestFactsOf: (person: Person) => RequestFacts;
  /** The report of the latest request, when that is finished. */
  readonly reportOf: (person: Person) => number | null;
  /** How the button that shows the requests of a person is called, and what those hear who only hear it. */
  readonly view: { readonly label: string; readonly nameOf: (name: string) => string };
  /** Whether there is anything to view. */
  readonly hasRequests: (person: Person) => boolean;
  /** Whether to view comes before to send. */
  readonly isViewFirst: (person: Person) => boolean;
}

/** Where the actions of a person lead. */
export interface PersonActionsProps {
  /** Opens the requests of a person. */
  onView: (personId: number) => void;
  onOpenReport: (responseId: number) => void;
}

/**
 * What can be done about one person: look at the requests or send one, whichever comes first; the rest
 * is in the menu. The `options` stay the same from one rendering to the next. The dialog goes beside the grid.
 */
export function usePersonActions<Person extends GridPerson>(
  options: PersonActionsOptions<Person>,
  { onView, onOpenReport }: PersonActionsProps,
): { rowActions: GridRowAction<Person>[]; dialog: ReactNode } {
  const { mayStart, start, dialog } = useNewRequest(options.kind);
  const does = useLatest({ onSend: start, onView, onOpenReport });
  const rowActions = useMemo(
    () =>
      actionsOf<Person>(options, {
        maySend: mayStart,
        onSend: (person) => does.current.onSend(person),
        onView: (personId) => does.current.onView(personId),
        onOpenReport: (responseId) => does.current.onOpenReport(responseId),
      }),
    [options, does, mayStart],
  );
  return { rowActions, dialog };
}

interface Doing extends PersonActionsProps {
  maySend: boolean;
  onSend: (person: RequestedPerson) => void;
}

function actionsOf<Person extends GridPerson>(
  { requestFactsOf, reportOf, view, hasRequests, isViewFirst }: PersonActionsOptions<Person>,
  { maySend, onSend, onView, onOpenReport }: Doing,
): GridRowAction<Person>[] {
  return [
    {
      id: 'view',
      label: view.label,
      nameOf: ({ nmPessoa }) => view.nameOf(nmPessoa),
      icon: <ClipboardList />,
      isVisible: hasRequests,
      isProminent: isViewFirst,
      onSelect: ({ idOrganogramaPessoa }) => onView(idOrganogramaPessoa),
    },
    {
      id: 'send',
      label: requestMessages.sendRequest,
      nameOf: ({ nmPessoa }) => requestMessages.sendRequestTo(nmPessoa),
      icon: <Send />,
      isVisible: (person) => maySend && !requestFactsOf(person).hasOpenRequest,
      isProminent: (person) => skipReason(requestFactsOf(person)) === undefined,
      disabledReason: (person) => {
        const reason = skipReason(requestFactsOf(person));
        return reason && requestMessages.skipReasons[reason];
      },
      onSelect: ({ idOrganogramaPessoa: id, nmPessoa: name, dsEmail: email }) =>
        onSend({ id, name, email }),
    },
    {
      id: 'report',
      label: requestMessages.viewReport,
      icon: <FileText />,
      isVisible: (person) => reportOf(person) !== null,
      onSelect: (person) => {
        const report = reportOf(person);
        if (report !== null) onOpenReport(report);
      },
    },
  ];
}
