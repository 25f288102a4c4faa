import type { Schema } from '@aferir/api-client';
import type { ApiQuery } from '@aferir/api-client/react';
import {
  isPerformanceStatus,
  type PerformanceStatus,
  type RequestFacts,
  reviewTurn,
} from '@aferir/domain';
import {
  DataGrid,
  type DataGridProps,
  type GridFilterOption,
  type GridQuery,
  sortKeysOf,
} from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExportedList } from '../exports/export-menu.tsx';
import { exportMessages } from '../exports/export-messages.ts';
import { ExportOfList } from '../exports/export-of-list.tsx';
import { type ListPage, toListPage } from '../grid/to-list-page.ts';
import { useGridList } from '../grid/use-grid-list.ts';
import { WaysToPeople } from '../people/ways-to-people.tsx';
import { PEOPLE_GROUPS, type PeopleGroup } from './people-groups.ts';
import { ReminderButton } from './reminder-button.tsx';
import type { RemindedFilters, RemindedPeople, Reminding } from './reminders.ts';
import type { RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { RequestSlips } from './request-slips.tsx';
import { type PeopleFacts, useObstacleOf } from './send-obstacle.tsx';
import { usePeopleSelection } from './use-people-selection.tsx';

interface GridPerson {
  readonly idOrganogramaPessoa: number;
  readonly nmPessoa: string;
  readonly espera?: Schema<'AwaitedAnswer'> | null;
}

/** Which people are read: a page of them, and the status, 0 for any, or the group that they are narrowed down to. */
export type PeoplePage<
  Status extends number,
  Group extends PeopleGroup,
  Sort extends string,
> = ListPage<Sort> & {
  cdStatus: Status | 0;
  recorte?: (typeof PEOPLE_GROUPS)[Group]['recorte'];
};

/** Which people are reminded: those whom the list is narrowed down to. */
type ListedPeople<
  Status extends number,
  Group extends PeopleGroup,
  Filters extends RemindedFilters,
> = Filters &
  RemindedPeople & {
    filter?: string;
    cdStatus?: Status | 0;
    recorte?: (typeof PEOPLE_GROUPS)[Group]['recorte'];
  };

/** Props of {@link PeopleGrid}. */
export interface PeopleGridProps<
  Person extends GridPerson,
  Status extends number,
  Group extends PeopleGroup,
  Filters extends RemindedFilters,
  Sort extends string,
> extends Pick<
    DataGridProps<Person>,
    'title' | 'description' | 'columns' | 'rowActions' | 'messages' | 'narrowings' | 'filterFields'
  > {
  /** The statuses that people can be narrowed down to, and what they are called. */
  statusLabels: Readonly<Record<Status, string>>;
  /** Groups of people that they can be narrowed down to as well. */
  groups: readonly Group[];
  /** The columns of groups that have others. */
  groupColumns: Readonly<Partial<Record<Group, DataGridProps<Person>['columns']>>>;
  /** The orders that the call knows, of which those of the columns shown can be chosen. */
  sorts: readonly Sort[];
  /** What else narrows people down, in the words of the call that reads them and of the one that reminds them. */
  filters: Filters;
  kind: RequestKind<ListedPeople<Status, Group, Filters>>;
  /** Reads a page of people. */
  peopleQuery: (
    page: PeoplePage<Status, Group, Sort> & Filters,
  ) => ApiQuery<PeopleFacts & { rows: Person[] }>;
  /** What decides whether a person gets a new request. */
  requestFactsOf: (person: Person) => RequestFacts;
  /** Says how many people there are; `isNarrowed` where a search or filter leaves some out. */
  countLabel?: (count: number, isNarrowed: boolean) => string;
  /** The list as it can be taken away. */
  exported: ExportedList;
  /** What their assessments have come to, as it can be taken away. */
  results: ExportedList;
  /** What will stand here once there are people. */
  emptyText: string;
  /** What its search looks at, in the search box. */
  searches: string;
}

/** Everybody with the state of their latest request, to choose from. What it shows is kept in the address. */
export function PeopleGrid<
  Person extends GridPerson,
  Status extends number,
  Group extends PeopleGroup,
  Filters extends RemindedFilters,
  Sort extends string,
>({
  kind,
  statusLabels,
  groups,
  columns,
  groupColumns,
  filters,
  sorts,
  peopleQuery,
  requestFactsOf,
  countLabel = requestMessages.peopleFound,
  messages,
  narrowings = [],
  emptyText,
  searches,
  exported,
  results,
  ...grid
}: PeopleGridProps<Person, Status, Group, Filters, Sort>) {
  const filterOptions = useMemo(() => optionsOf(groups, statusLabels), [groups, statusLabels]);
  const queries = useQueryClient();
  const queryOf = (page: ListPage<Sort>, filter: string | null) =>
    peopleQuery({ ...page, ...filters, ...narrowedTo<Status, Group>(groups, filter) });
  const columnsIn = (filter: string | null) => {
    const group = groups.find((one) => one === filter);
    return (group && groupColumns[group]) ?? columns;
  };
  const { read, asked, paper, ...shown } = useGridList<PeopleFacts & { rows: Person[] }, Sort>(
    queryOf,
    {
      filterOptions,
      sorts: (filter) => {
        const keys = sortKeysOf(columnsIn(filter));
        return sorts.filter((sort) => keys.includes(sort));
      },
    },
  );
  const hasPeople = (read.data?.qtdRecords ?? 0) > 0;
  const isNarrowed = isNarrowedBy(shown.query, narrowings);
  // What stays in sight from before was narrowed down in its own way.
  useObstacleOf(read.isPlaceholderData ? undefined : read.data, isNarrowed);

  const { search, filter } = shown.query;
  const reminding = remindingIn(kind, filter);
  const { cdStatus, recorte } = narrowedTo<Status, Group>(groups, filter);
  const who: ListedPeople<Status, Group, Filters> = {
    ...filters,
    ...(search && { filter: search }),
    ...(cdStatus && { cdStatus }),
    ...(recorte && { recorte }),
  };
  const selection = usePeopleSelection<Person>(
    (person) => ({
      id: person.idOrganogramaPessoa,
      awaited: person.espera,
      ...requestFactsOf(person),
    }),
    {
      asked,
      list: exported,
      results,
      isShown: !read.isPlaceholderData,
      isNarrowed,
      readFirst: (take) => {
        const page = { ...toListPage<Sort>(shown.query), take, index: 0 };
        return queries.fetchQuery({ ...queryOf(page, filter), staleTime: 0 });
      },
    },
  );

  return (
    <DataGrid<Person>
      {...grid}
      {...shown}
      columns={columnsIn(filter)}
      narrowings={narrowings}
      countLabel={(count) => countLabel(count, isNarrowed)}
      data={toGridData(read)}
      isWhole={paper.isWhole}
      rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
      rowName={({ nmPessoa }) => nmPessoa}
      messages={{
        search: searches,
        selected: requestMessages.peopleChosen,
        selectAll: requestMessages.chooseAll,
        selectFirst: requestMessages.chooseFirst,
        ...messages,
      }}
      selection={selection}
      actions={
        hasPeople ? (
          <>
            {reminding ? <ReminderButton reminding={reminding} who={who} /> : null}
            {reminding?.whom === 'people' ? <RequestSlips kind={kind} who={who} /> : null}
            <ExportOfList
              list={exported}
              results={results}
              asked={asked}
              paper={paper}
              count={read.data?.qtdRecords}
              covers={exportMessages.people(read.data?.qtdRecords ?? 0)}
            />
          </>
        ) : null
      }
      onReload={() => read.refetch()}
      empty={{ title: requestMessages.noPeople, description: emptyText, action: <WaysToPeople /> }}
    />
  );
}

function isNarrowedBy({ search, filter }: GridQuery, narrowings: readonly unknown[]): boolean {
  return search !== '' || filter !== null || narrowings.length > 0;
}

function optionsOf(
  groups: readonly PeopleGroup[],
  labels: Readonly<Record<string, string>>,
): GridFilterOption[] {
  return [
    ...groups.map((value) => ({ value, label: PEOPLE_GROUPS[value].label })),
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ];
}

function narrowedTo<Status extends number, Group extends PeopleGroup>(
  groups: readonly Group[],
  filter: string | null,
): Pick<PeoplePage<Status, Group, never>, 'cdStatus' | 'recorte'> {
  const group = groups.find((one) => one === filter);
  if (group) return { cdStatus: 0, recorte: PEOPLE_GROUPS[group].recorte };
  return { cdStatus: Number(filter ?? 0) as Status | 0 };
}

/** Who of the people that a filter leaves are reminded all at once; undefined where not all of them wait. */
function remindingIn<People>(
  { reminding }: RequestKind<People>,
  filter: string | null,
): Reminding<People> | undefined {
  const status = Number(filter) as PerformanceStatus;
  if (filter === 'sem-resposta') return reminding.people;
  if (filter === 'com-gestor') return reminding.managers;
  const turn = filter !== null && isPerformanceStatus(status) && reviewTurn(status, false);
  if (turn === 'person') return reminding.people;
  return turn === 'managers' ? reminding.managers : undefined;
}
