import type { ApiResult, CallArgs, DataOf, Method, OperationAt, PathOf } from './call-types.ts';
import { type Credential, noCredential } from './transport/credential.ts';
import {
  createTransport,
  type Transport,
  type TransportCall,
  type TransportOptions,
} from './transport/transport.ts';

/** Whom a client calls for. */
export type Realm = 'staff' | 'employee' | 'link' | 'public';

/** Calls an operation by its path. Resolves to data or a problem; rejects only when given up. */
export type CallMethod<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...args: CallArgs<OperationAt<M, P>>
) => Promise<ApiResult<DataOf<OperationAt<M, P>>>>;

/** A typed client of the API for one realm. */
export interface ApiClient {
  readonly realm: Realm;
  /** Tells this client from others, so that their data are cached apart. */
  readonly id: string;
  readonly get: CallMethod<'get'>;
  readonly post: CallMethod<'post'>;
  readonly delete: CallMethod<'delete'>;
}

/** What every client can be given. */
export type ApiClientOptions = TransportOptions;

let clientCount = 0;

/** Puts the typed methods around a transport and a credential. */
export function createClientOver(
  realm: Realm,
  transport: Transport,
  credential: Credential,
): ApiClient {
  const method =
    (name: Method) =>
    (path: TransportCall['path'], init?: Omit<TransportCall, 'method' | 'path'>) =>
      transport({ ...init, method: name, path }, credential);
  clientCount += 1;
  return {
    realm,
    id: `${realm}-${clientCount}`,
    get: method('get') as CallMethod<'get'>,
    post: method('post') as CallMethod<'post'>,
    delete: method('delete') as CallMethod<'delete'>,
  };
}

/** A client for calls that need no credential. */
export function createPublicClient(options: ApiClientOptions = {}): ApiClient {
  return createClientOver('public', createTransport(options), noCredential);
}
