import { type RequestFacts, skipReason } from '@aferir/domain';
import type { GridRowAction } from '@aferir/ui';
import { ClipboardList, FileText, Send } from 'lucide-react';
import type { RequestedPerson } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';

/** What a grid tells of the actions of its people. */
export interface PersonActionsOptions<Person> {
  personOf: (person: Person) => RequestedPerson;
  requestFactsOf: (person: Person) => RequestFacts;
  /** The report of the latest request, when that is finished. */
  reportOf: (person: Person) => number | null;
  /** How the button that shows the requests of a person is called, and what those hear who only hear it. */
  view: { label: string; nameOf: (name: string) => string };
  /** Whether there is anything to view. */
  hasRequests: (person: Person) => boolean;
  /** Whether to view comes before to send. */
  isViewFirst: (person: Person) => boolean;
  /** Whether the person at hand may send requests at all. */
  maySend: boolean;
  onSend: (person: RequestedPerson) => void;
  onView: (personId: number) => void;
  onOpenReport: (responseId: number) => void;
}

/**
 * What can be done about one person: look at the requests or send one, whichever comes first; the rest
 * is in the menu.
 */
export function personActions<Person>(
  options: PersonActionsOptions<Person>,
): GridRowAction<Person>[] {
  const { personOf, requestFactsOf, reportOf, view, hasRequests, isViewFirst } = options;
  const nameOf = (person: Person) => personOf(person).name;
  return [
    {
      id: 'view',
      label: view.label,
      nameOf: (person) => view.nameOf(nameOf(person)),
      icon: <ClipboardList />,
      isVisible: hasRequests,
      isProminent: isViewFirst,
      onSelect: (person) => options.onView(personOf(person).id),
    },
    {
      id: 'send',
      label: requestMessages.sendRequest,
      nameOf: (person) => requestMessages.sendRequestTo(nameOf(person)),
      icon: <Send />,
      isVisible: (person) => options.maySend && !requestFactsOf(person).hasOpenRequest,
      isProminent: (person) => skipReason(requestFactsOf(person)) === undefined,
      disabledReason: (person) => {
        const reason = skipReason(requestFactsOf(person));
        return reason && requestMessages.skipReasons[reason];
      },
      onSelect: (person) => options.onSend(personOf(person)),
    },
    {
      id: 'report',
      label: requestMessages.viewReport,
      icon: <FileText />,
      isVisible: (person) => reportOf(person) !== null,
      onSelect: (person) => {
        const report = reportOf(person);
        if (report !== null) options.onOpenReport(report);
      },
    },
  ];
}
