import type { components } from '@aferir/api-client';
import type { SectionId } from '@aferir/domain';
import type { CellValue, Sheet } from '@aferir/spreadsheet/write-xlsx';
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

/** A page of a list, as rows of cells. */
export interface ExportPage {
  readonly rows: readonly (readonly CellValue[])[];
  /** How many records the rows were made of; each may have given several, or none. */
  readonly recordCount: number;
  /** How many records there are in all. */
  readonly total: number;
}

/** What can be taken away. Who may read it, and how it is narrowed down, its own call says. */
interface Exported {
  readonly list: ExportedList;
  /** The call that reads it. */
  readonly operationId: OperationId;
  /** Whose results it tells, beside what the call lists: they are for those who may see this section. */
  readonly section?: SectionId;
}

/** A list that staff can take away, page by page. */
export interface RowsExport extends Exported {
  /** What a person calls it; the sheet has it too. */
  readonly name: string;
  readonly titles: readonly string[];
  /** Reads the rows of a page. */
  readonly read: (
    query: Readonly<Record<string, unknown>>,
    context: ListContext,
  ) => Promise<ExportPage>;
}

/** What staff can take away in several sheets at once, and so as a workbook alone. */
export interface BookExport extends Exported {
  /** Reads all sheets. */
  readonly readBook: (
    query: Readonly<Record<string, unknown>>,
    context: ListContext,
  ) => Promise<readonly Sheet[]>;
}

/** Whatever staff can take away. */
export type ListExport = RowsExport | BookExport;

/** The one thing that a list is of: its first column names it, so that files of several can be told apart. */
export interface ExportSubject<Id extends OperationId> {
  /** What the column is called. */
  readonly title: string;
  readonly nameOf: (input: OperationInput<Id>, context: ListContext) => Promise<string>;
}

/** What of a call a list that is taken away has use for. */
export interface ListPart<Id extends OperationId> {
  readonly id: Id;
  readonly handle: (
    input: OperationInput<Id>,
    context: ListContext,
  ) => Promise<{ readonly data: ListData<RowOf<Id>> }>;
}

type ListData<Row> =
  | readonly Row[]
  | { readonly rows: readonly Row[]; readonly qtdRecords: number }
  | { readonly dadosRelatorioGrid: readonly Row[]; readonly qtdRegistros: number };

type RowOf<Id extends OperationId> = DataOf<Id> extends ListData<infer Row> ? Row : never;

/** Makes a list that can be taken away of the call that lists it, or of what of it belongs there. */
export function defineListExport<Id extends OperationId>(
  stated: Pick<RowsExport, 'list' | 'name'> & { readonly subject?: ExportSubject<Id> },
  operation: ListOperation<Id> | ListPart<Id>,
  columns: readonly ExportColumn<RowOf<Id>>[],
): RowsExport {
  return exportOf(stated, operation, async (rows) => rows, columns);
}

/** Reads what the records of a page have come to: some rows, or none, for each. */
type ResultsOf<Id extends OperationId, Result> = (
  records: readonly RowOf<Id>[],
  query: OperationInput<Id>['query'],
  context: ListContext,
) => Promise<readonly Result[]>;

/** Makes a list of results that can be taken away of the call that lists whose they are: whom that leaves, in its order. */
export function defineResultExport<Id extends OperationId, Result>(
  stated: Pick<RowsExport, 'list' | 'name'> &
    Required<Pick<RowsExport, 'section'>> & { readonly subject?: ExportSubject<Id> },
  operation: ListOperation<Id> | ListPart<Id>,
  resultsOf: ResultsOf<Id, Result>,
  columns: readonly ExportColumn<Result>[],
): RowsExport {
  return exportOf(stated, operation, resultsOf, columns);
}

/** Makes a list that can be taken away of the call that lists it, with what else is read of its records. */
export function defineWiderExport<Id extends OperationId, Row>(
  stated: Pick<RowsExport, 'list' | 'name'>,
  operation: ListOperation<Id>,
  widen: ResultsOf<Id, Row>,
  columns: readonly ExportColumn<Row>[],
): RowsExport {
  return exportOf(stated, operation, widen, columns);
}

function exportOf<Id extends OperationId, Row>(
  {
    subject,
    ...stated
  }: Pick<RowsExport, 'list' | 'name' | 'section'> & { readonly subject?: ExportSubject<Id> },
  operation: ListOperation<Id> | ListPart<Id>,
  rowsOf: ResultsOf<Id, Row>,
  columns: readonly ExportColumn<Row>[],
): RowsExport {
  return {
    ...stated,
    operationId: operation.id,
    titles: [...(subject ? [subject.title] : []), ...columns.map(([title]) => title)],
    read: async (query, context) => {
      // What its path names stands in the query too.
      const input = { params: query, query, body: undefined } as unknown as OperationInput<Id>;
      const { data } = await operation.handle(input, context);
      const { rows: records, total } = pageOf(data as ListData<RowOf<Id>>);
      const rows = await rowsOf(records, input.query, context);
      const subjectCells = subject ? [await subject.nameOf(input, context)] : [];
      const cellsOf = toCells(columns);
      return {
        rows: rows.map((row) => [...subjectCells, ...cellsOf(row)]),
        recordCount: records.length,
        total,
      };
    },
  };
}

/** Makes cells of a row. */
export function toCells<Row>(columns: readonly ExportColumn<Row>[]) {
  return (row: Row): readonly CellValue[] => columns.map(([, cellOf]) => cellOf(row));
}

function pageOf<Row>(data: ListData<Row>): { rows: readonly Row[]; total: number } {
  if ('rows' in data) return { rows: data.rows, total: data.qtdRecords };
  if ('dadosRelatorioGrid' in data) {
    return { rows: data.dadosRelatorioGrid, total: data.qtdRegistros };
  }
  return { rows: data, total: data.length };
}
