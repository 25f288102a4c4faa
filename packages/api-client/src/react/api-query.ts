import {
  type DataTag,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { ApiResult, DataOf, OperationId, ParamsArgs, PathOf } from '../call-types.ts';
import type { ApiClient } from '../client.ts';
import type { operations } from '../generated/schema.ts';
import type { ApiProblem } from '../problem.ts';
import { unwrap } from '../unwrap.ts';

/** Options of a read, for useQuery and all else that takes query options. Its problems are thrown as ApiProblem. */
export type ApiQuery<Data> = UnusedSkipTokenOptions<Data, ApiProblem> & {
  queryKey: DataTag<QueryKey, Data, ApiProblem>;
  /** Reads past the cache, for what is put together from several replies. Rejects with an ApiProblem. */
  read(signal?: AbortSignal): Promise<Data>;
};

/** Makes the options of one read of the contract. */
export type ReadOf<Id extends OperationId> = (
  client: ApiClient,
  ...[params]: ParamsArgs<operations[Id]>
) => ApiQuery<DataOf<operations[Id]>>;

/** The options of a read: cached by client, operation and parameters. */
export function apiQuery<Data>(
  client: ApiClient,
  id: OperationId,
  path: PathOf<'get'>,
  params: object = {},
): ApiQuery<Data> {
  const get = client.get as (path: string, init: object) => Promise<ApiResult<Data>>;
  const read = (signal?: AbortSignal) => unwrap(get(path, { params, signal }));
  return {
    ...queryOptions<Data, ApiProblem>({
      queryKey: [client.id, id, params],
      queryFn: ({ signal }) => read(signal),
    }),
    read,
  };
}

/** The query of a read as it stands in its address, such as `take=30&filter=lima`; empty where it has none. */
export function addressQueryOf({ queryKey }: Pick<ApiQuery<unknown>, 'queryKey'>): string {
  const params = queryKey[2] as { readonly query?: object };
  const given = Object.entries(params.query ?? {}).filter(([, value]) => value != null);
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
}
