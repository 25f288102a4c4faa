import type { ApiProblem } from '@aferir/api-client';
import { DataGrid, type DataGridProps } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { toGridData } from '../grid/to-grid-data.ts';
import { requestMessages } from './request-messages.ts';

interface GridPerson {
  readonly idOrganogramaPessoa: number;
  readonly nmPessoa: string;
}

/** Props of {@link PeopleGrid}. */
export interface PeopleGridProps<Person extends GridPerson>
  extends Pick<
    DataGridProps<Person>,
    'title' | 'columns' | 'query' | 'onQueryChange' | 'filterOptions'
  > {
  people: UseQueryResult<{ rows: readonly Person[]; qtdRecords: number }, ApiProblem>;
  /** What will stand here once there are people. */
  emptyText: string;
}

/** Everybody with the state of their latest request. */
export function PeopleGrid<Person extends GridPerson>({
  people,
  emptyText,
  ...grid
}: PeopleGridProps<Person>) {
  return (
    <DataGrid<Person>
      {...grid}
      countLabel={requestMessages.peopleFound}
      data={toGridData(people)}
      rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
      rowName={({ nmPessoa }) => nmPessoa}
      onReload={() => people.refetch()}
      empty={{ title: requestMessages.noPeople, description: emptyText }}
    />
  );
}
