import type { components } from '@aferir/api-client';
import type { CellValue } from '@aferir/spreadsheet/write-xlsx';
import type { ListContext } from '../../operation/context.ts';
import type {
  DataOf,
  ListOperation,
  OperationId,
  OperationInput,
} from '../../operation/operation.ts';

/** The lists that the contract names. */
export type ExportedList = components['schemas']['ExportedList'];

/** A column of a list that is taken away: its title, and what it has of a row. */
export type ExportColumn<Row> = readonly [title: string, cellOf: (row: Row) => CellValue];

/** Some rows of a list, as cells. */
export interface ExportPage {
  readonly rows: readonly (readonly CellValue[])[];
  /** How many there are in all. */
  readonly total: number;
}

/** A list that staff can take away. Who may read it, and how it is narrowed down, its own call says. */
export interface ListExport {
  readonly list: ExportedList;
  /** What a person calls it; the sheet has it too. */
  readonly name: string;
  /** The call that lists it. */
  readonly operationId: OperationId;
  readonly titles: readonly string[];
  /** Reads the rows of a page. */
  readonly read: (
    query: Readonly<Record<string, unknown>>,
    context: ListContext,
  ) => Promise<ExportPage>;
}

type ListData<Row> =
  | readonly Row[]
  | { readonly rows: readonly Row[]; readonly qtdRecords: number };

type RowOf<Id extends OperationId> = DataOf<Id> extends ListData<infer Row> ? Row : never;

/** Makes a list that can be taken away of the call that lists it. */
export function defineListExport<Id extends OperationId>(
  { list, name }: Pick<ListExport, 'list' | 'name'>,
  operation: ListOperation<Id>,
  columns: readonly ExportColumn<RowOf<Id>>[],
): ListExport {
  return {
    list,
    name,
    operationId: operation.id,
    titles: columns.map(([title]) => title),
    read: async (query, context) => {
      const input = { params: {}, query, body: undefined } as OperationInput<Id>;
      const { data } = await operation.handle(input, context);
      const { rows, total } = pageOf(data as ListData<RowOf<Id>>);
      return { rows: rows.map((row) => columns.map(([, cellOf]) => cellOf(row))), total };
    },
  };
}

function pageOf<Row>(data: ListData<Row>): { rows: readonly Row[]; total: number } {
  if ('rows' in data) return { rows: data.rows, total: data.qtdRecords };
  return { rows: data, total: data.length };
}
