import type { ApiResult, CallArgs, DataOf, OperationId } from '../call-types.ts';
import type { ApiClient } from '../client.ts';
import type { operations } from '../generated/schema.ts';
import { unwrap } from '../unwrap.ts';
import { operationRoutes } from './generated/operation-routes.ts';

/** The operations that answer page by page. */
export type PagedOperationId = {
  [Id in OperationId]: [TakesPage<operations[Id]>, DataOf<operations[Id]>] extends [true, Page]
    ? Id
    : never;
}[OperationId];

type TakesPage<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? false
    : 'index' extends keyof NonNullable<Query>
      ? true
      : false
  : false;

interface Page {
  rows: readonly unknown[];
  /** All matches, not those of the page. */
  qtdRecords: number;
}

/** Calls by the names that the contract gives its operations. */
export interface OperationCalls {
  /** Calls an operation and resolves to its data. Rejects with an `ApiProblem`, or when given up. */
  call<Id extends OperationId>(
    id: Id,
    ...args: CallArgs<operations[Id]>
  ): Promise<DataOf<operations[Id]>>;
  /**
   * Reads a list page by page, from `index` on (the first unless told) and `take` rows at once (100
   * unless told), each as it is asked for. Pages are counted by place: where the list changes between
   * two of them, a row may come twice or not at all. Rejects as `call` does; what came before is given.
   */
  pages<Id extends PagedOperationId>(
    id: Id,
    ...args: CallArgs<operations[Id]>
  ): AsyncGenerator<DataOf<operations[Id]>, void>;
}

const ROWS_AT_ONCE = 100;

interface AnyInit {
  params?: { query?: { take?: number; index?: number } };
}

/** Adds calls by name to a client: `withOperations(client).call('getStaffUser')`. */
export function withOperations<Client extends ApiClient>(client: Client): Client & OperationCalls {
  const call = (id: OperationId, init: object = {}): Promise<unknown> => {
    const [method, path] = operationRoutes[id];
    const send = client[method] as (path: string, init: object) => Promise<ApiResult<unknown>>;
    return unwrap(send(path, init));
  };

  async function* pages(id: OperationId, init: AnyInit = {}): AsyncGenerator<Page, void> {
    const { take = ROWS_AT_ONCE, index: first = 0, ...query } = init.params?.query ?? {};
    for (let index = first; ; index += 1) {
      const params = { ...init.params, query: { ...query, take, index } };
      const page = (await call(id, { ...init, params })) as Page;
      yield page;
      if (page.rows.length === 0 || (index + 1) * take >= page.qtdRecords) return;
    }
  }

  return {
    ...client,
    call: call as OperationCalls['call'],
    pages: pages as unknown as OperationCalls['pages'],
  };
}
