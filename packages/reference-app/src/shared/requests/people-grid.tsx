import type { ApiQuery } from '@aferir/api-client/react';
import type { RequestFacts } from '@aferir/domain';
import { DataGrid, type DataGridProps, type GridFilterOption, type GridQuery } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { useMemo } from 'react';
import { type ExportedList, ExportMenu } from '../exports/export-menu.tsx';
import type { toPageParams } from '../grid/to-page-params.ts';
import { useGridList } from '../grid/use-grid-list.ts';
import { WaysToPeople } from '../people/ways-to-people.tsx';
import { requestMessages } from './request-messages.ts';
import { type PeopleFacts, useObstacleOf } from './send-obstacle.tsx';
import { usePeopleSelection } from './use-people-selection.tsx';

interface GridPerson {
  readonly idOrganogramaPessoa: number;
  readonly nmPessoa: string;
}

/** Which people are read: a page of them, and the status that they are narrowed down to, 0 for any. */
export type PeoplePage<Status extends number> = ReturnType<typeof toPageParams> & {
  cdStatus: Status | 0;
};

/** Props of {@link PeopleGrid}. */
export interface PeopleGridProps<Person extends GridPerson, Status extends number>
  extends Pick<
    DataGridProps<Person>,
    'title' | 'description' | 'columns' | 'rowActions' | 'messages' | 'narrowings'
  > {
  /** The statuses that people can be narrowed down to, and what they are called. */
  statusLabels: Readonly<Record<Status, string>>;
  /** Reads a page of people. */
  peopleQuery: (page: PeoplePage<Status>) => ApiQuery<PeopleFacts & { rows: Person[] }>;
  /** What decides whether a person gets a new request. */
  requestFactsOf: (person: Person) => RequestFacts;
  /** Says how many people there are; `isNarrowed` where a search or filter leaves some out. */
  countLabel?: (count: number, isNarrowed: boolean) => string;
  /** The list as it can be taken away. */
  exported: ExportedList;
  /** What will stand here once there are people. */
  emptyText: string;
}

/** Everybody with the state of their latest request, to choose from. What it shows is kept in the address. */
export function PeopleGrid<Person extends GridPerson, Status extends number>({
  statusLabels,
  peopleQuery,
  requestFactsOf,
  countLabel = requestMessages.peopleFound,
  messages,
  narrowings = [],
  emptyText,
  exported,
  ...grid
}: PeopleGridProps<Person, Status>) {
  const filterOptions = useMemo(() => optionsOf(statusLabels), [statusLabels]);
  const { read, asked, ...shown } = useGridList(
    (page, filter) => peopleQuery({ ...page, cdStatus: Number(filter ?? 0) as Status | 0 }),
    { filterOptions },
  );
  const hasPeople = (read.data?.qtdRecords ?? 0) > 0;
  const isNarrowed = isNarrowedBy(shown.query, narrowings);
  useObstacleOf(read.data, isNarrowed);

  const selection = usePeopleSelection<Person>((person) => ({
    id: person.idOrganogramaPessoa,
    ...requestFactsOf(person),
  }));

  return (
    <DataGrid<Person>
      {...grid}
      actions={hasPeople ? <ExportMenu list={exported} asked={asked} /> : null}
      {...shown}
      narrowings={narrowings}
      countLabel={(count) => countLabel(count, isNarrowed)}
      data={toGridData(read)}
      rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
      rowName={({ nmPessoa }) => nmPessoa}
      messages={{ selected: requestMessages.peopleChosen, ...messages }}
      {...(selection && { selection })}
      onReload={() => read.refetch()}
      empty={{ title: requestMessages.noPeople, description: emptyText, action: <WaysToPeople /> }}
    />
  );
}

function isNarrowedBy({ search, filter }: GridQuery, narrowings: readonly unknown[]): boolean {
  return search !== '' || filter !== null || narrowings.length > 0;
}

function optionsOf(labels: Readonly<Record<string, string>>): GridFilterOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
