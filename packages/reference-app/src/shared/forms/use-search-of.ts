import type { ApiQuery } from '@aferir/api-client/react';
import type { ComboboxFound, ComboboxOption } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';

/** The first page of a list, narrowed down to what was typed. */
export interface SearchPage {
  readonly take: number;
  readonly index: number;
  readonly filter: string;
}

/** What a list answers to a search. */
export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  readonly qtdRecords: number;
}

/** Makes what a combobox searches with out of a list of the API. A row of which no option is made is left out. */
export function useSearchOf(take = 50) {
  const queries = useQueryClient();
  return <Row, List extends FoundRows<Row>>(
    queryOf: (page: SearchPage) => ApiQuery<List>,
    optionOf: (row: Row) => ComboboxOption | undefined,
  ) =>
    async (filter: string): Promise<ComboboxFound> => {
      const { rows, qtdRecords } = await queries.fetchQuery(queryOf({ take, index: 0, filter }));
      const options = rows.map(optionOf).filter((option) => option !== undefined);
      return { options, total: qtdRecords - (rows.length - options.length) };
    };
}
