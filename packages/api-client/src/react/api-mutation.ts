import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { ApiResult, CallInit, DataOf, Method, OperationId } from '../call-types.ts';
import type { ApiClient } from '../client.ts';
import type { operations, paths } from '../generated/schema.ts';
import { type ApiProblem, isApiProblem } from '../problem.ts';
import { markStale, readMarked } from './stale-reads.ts';

/** What a write answered. */
export interface WriteReply<Data> {
  readonly data: Data;
  /** What the server says about it, in Portuguese. */
  readonly message: string | undefined;
}

/**
 * Options of a write, for useMutation. Trying again with the same variables after a failure that left the outcome open
 * is the same write.
 */
export interface ApiMutation<Data, Init> {
  readonly mutationFn: (init: Init) => Promise<WriteReply<Data>>;
  /** Has what the write changed read again; the write is pending until the page shows it. */
  readonly onSettled: (
    reply: unknown,
    problem: ApiProblem | null,
    init: unknown,
    onMutateResult: unknown,
    context: Pick<MutationFunctionContext, 'client'>,
  ) => Promise<void>;
  /** Marks what the write changed as stale, and reads nothing. */
  readonly mark: (queries: QueryClient, problem: ApiProblem | null) => Promise<void>;
}

/** Makes the options of one write of the contract. */
export type WriteOf<Id extends OperationId> = (
  client: ApiClient,
) => ApiMutation<DataOf<operations[Id]>, CallInit<operations[Id]>>;

/** The options of a write that changes what the given reads answer. */
export function apiMutation<Data, Init>(
  client: ApiClient,
  method: Method,
  path: keyof paths,
  changes: readonly OperationId[],
): ApiMutation<Data, Init> {
  const call = client[method] as (path: string, init: Init) => Promise<ApiResult<Data>>;
  return {
    async mutationFn(init) {
      const { problem, data, message } = await call(path, init);
      if (problem) throw problem;
      return { data, message };
    },
    onSettled: (_reply, problem, _init, _result, context) =>
      markStale(context.client, { client, changes, problem }),
    mark: (queries, problem) => markStale(queries, { client, changes, problem }, 'none'),
  };
}

/**
 * Makes a write that is one step of something longer, such as an answer of a questionnaire: what it changed is read
 * again by whoever shows it next. Rejects with an ApiProblem.
 */
export async function writeStep<Data, Init>(
  queries: QueryClient,
  mutation: ApiMutation<Data, Init>,
  init: Init,
): Promise<Data> {
  return (await writeStepReply(queries, mutation, init)).data;
}

/**
 * Makes a write of what the page shows, outside of useMutation: it is pending until the page shows what became of it.
 * Rejects with an ApiProblem.
 */
export async function writeShown<Data, Init>(
  queries: QueryClient,
  mutation: ApiMutation<Data, Init>,
  init: Init,
): Promise<Data> {
  try {
    return await writeStep(queries, mutation, init);
  } finally {
    await readMarked(queries);
  }
}

/** As {@link writeStep}, with what the server says about it. */
export async function writeStepReply<Data, Init>(
  queries: QueryClient,
  mutation: ApiMutation<Data, Init>,
  init: Init,
): Promise<WriteReply<Data>> {
  try {
    const reply = await mutation.mutationFn(init);
    await mutation.mark(queries, null);
    return reply;
  } catch (cause) {
    if (isApiProblem(cause)) await mutation.mark(queries, cause);
    throw cause;
  }
}
