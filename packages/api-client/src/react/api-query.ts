import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { CallArgs, CallInit, DataOf, OperationAt, PathOf } from '../call-types.ts';
import type { ApiClient } from '../client.ts';
import type { ApiProblem } from '../problem.ts';
import { unwrap } from '../unwrap.ts';

type Get<P extends PathOf<'get'>> = OperationAt<'get', P>;
type Post<P extends PathOf<'post'>> = OperationAt<'post', P>;

/** Options of a read, for useQuery and all else that takes query options. */
export type ApiQuery<Data> = UnusedSkipTokenOptions<Data, ApiProblem> & {
  queryKey: DataTag<QueryKey, Data, ApiProblem>;
};

/** Query options for any read of the contract. Its problems are thrown as ApiProblem. */
export function apiQuery<P extends PathOf<'get'>>(
  client: ApiClient,
  path: P,
  ...[init]: CallArgs<Get<P>>
): ApiQuery<DataOf<Get<P>>> {
  return queryOptions<DataOf<Get<P>>, ApiProblem>({
    queryKey: queryKeyOf(client, path, init?.params),
    queryFn: ({ signal }) =>
      unwrap(client.get(path, ...([{ ...init, signal }] as unknown as CallArgs<Get<P>>))),
  });
}

/** What a write answered. */
export interface WriteReply<Data> {
  readonly data: Data;
  /** What the server says about it, in Portuguese. */
  readonly message: string | undefined;
}

/** Options of a write, for useMutation. */
export type ApiMutation<Data, Init> = UseMutationOptions<WriteReply<Data>, ApiProblem, Init>;

/**
 * Mutation options for any write of the contract. Trying again with the same variables after a
 * failure that left the outcome open is the same write.
 */
export function apiMutation<P extends PathOf<'post'>>(
  client: ApiClient,
  path: P,
): ApiMutation<DataOf<Post<P>>, CallInit<Post<P>>> {
  return {
    mutationFn: async (init) => {
      const result = await client.post(path, ...([init] as unknown as CallArgs<Post<P>>));
      if (result.problem) throw result.problem;
      const { data, message } = result;
      return { data, message };
    },
  };
}

/** Marks every cached reply of a read as stale, whatever its parameters. */
export async function invalidateReads(
  queryClient: QueryClient,
  client: ApiClient,
  ...reads: readonly PathOf<'get'>[]
): Promise<void> {
  await Promise.all(
    reads.map((path) => queryClient.invalidateQueries({ queryKey: [client.id, path] })),
  );
}

/** Drops everything that was read by a client; for when its session ends. */
export function forgetReads(queryClient: QueryClient, client: ApiClient): void {
  queryClient.removeQueries({ queryKey: [client.id] });
}

function queryKeyOf(client: ApiClient, path: string, params: unknown) {
  return [client.id, path, params ?? {}] as const;
}
