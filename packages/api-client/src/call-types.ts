import type { components, operations, paths } from './generated/schema.ts';
import type { ApiProblem } from './problem.ts';

/** A schema of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The name of an operation. */
export type OperationId = keyof operations;

/** The methods that the contract uses. */
export type Method = 'get' | 'post' | 'delete';

/** The paths that have a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never;
}[keyof paths];

/** The operation at a path and method. */
export type OperationAt<M extends Method, P extends PathOf<M>> = paths[P] extends {
  [K in M]: infer Operation;
}
  ? Operation
  : never;

/** The `data` that an operation answers with. */
export type DataOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Data
  : never;

/** What came of a call: its data, or the problem that kept it from coming. Never both. */
export type ApiResult<Data> =
  | {
      readonly data: Data;
      /** What the server says about a success, in Portuguese. */
      readonly message: string | undefined;
      /** When the server sent the reply, by its own clock, where that can be read. */
      readonly sentAt: number | undefined;
      readonly problem?: undefined;
    }
  | {
      readonly problem: ApiProblem;
      readonly data?: undefined;
      readonly message?: undefined;
    };

/** How one call is made. */
export interface CallOptions {
  /** Gives the call up; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Time for each attempt, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Attempts in all; 1 never tries again. */
  maxAttempts?: number | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined;
}

/** Query and path parameters, body and options of a call to an operation. */
export type CallInit<Operation> = ParamsInit<Operation> &
  BodyInit<Operation> &
  KeyInit<Operation> &
  CallOptions;

/** The init argument of a call: optional when the operation requires nothing. */
export type CallArgs<Operation> =
  RequiredKeys<CallInit<Operation>> extends never
    ? [init?: CallInit<Operation>]
    : [init: CallInit<Operation>];

/** The path and query parameters of a call, as an argument: optional when none is required. */
export type ParamsArgs<Operation> =
  RequiredKeys<ParametersOf<Operation>> extends never
    ? [params?: ParametersOf<Operation>]
    : [params: ParametersOf<Operation>];

type RequiredKeys<T> = {
  [K in keyof T]-?: object extends Pick<T, K> ? never : K;
}[keyof T];

type ParametersOf<Operation> = Operation extends { parameters: infer All }
  ? Pick<All, Extract<keyof All, 'query' | 'path'>>
  : object;

type ParamsInit<Operation> =
  RequiredKeys<ParametersOf<Operation>> extends never
    ? { params?: ParametersOf<Operation> }
    : { params: ParametersOf<Operation> };

type BodyInit<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: JsonOf<Content> }
  : Operation extends { requestBody?: infer Optional }
    ? [Optional] extends [undefined]
      ? object
      : Optional extends { content: infer Content }
        ? { body?: JsonOf<Content> }
        : object
    : object;

type JsonOf<Content> = Content extends { 'application/json': infer Body } ? Body : FormData;

type KeyInit<Operation> =
  TakesKey<Operation> extends true
    ? {
        /** Names this write, so that the server does it once however often it is sent. Made when left out. */
        idempotencyKey?: string | undefined;
      }
    : object;

/** Whether an operation takes an idempotency key. */
type TakesKey<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? [NonNullable<Header>] extends [never]
    ? false
    : 'Idempotency-Key' extends keyof NonNullable<Header>
      ? true
      : false
  : false;
