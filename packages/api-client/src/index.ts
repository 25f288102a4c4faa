export type {
  ApiResult,
  CallArgs,
  CallInit,
  CallOptions,
  DataOf,
  Method,
  OperationAt,
  PathOf,
  Schema,
} from './call-types.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallMethod,
  createPublicClient,
  type Realm,
} from './client.ts';
export type { components, operations, paths } from './generated/schema.ts';
export { createHostClient, type HostClientOptions } from './host-client.ts';
export {
  createLinkClient,
  createLinkClients,
  type LinkClient,
  type LinkClientOptions,
  type LinkClients,
} from './link-client.ts';
export {
  ApiProblem,
  type ApiProblemInit,
  type Fault,
  isApiProblem,
  type ProblemKind,
} from './problem.ts';
export { languageOfSaid } from './said-in.ts';
export type { GetToken } from './sessions/host-token.ts';
export {
  createLocalSessionStore,
  type LocalSessionStoreOptions,
} from './sessions/local-session-store.ts';
export {
  isEnding,
  type Session,
  type SessionEnd,
  type SessionEndReason,
  type SessionRealm,
  type SessionToken,
} from './sessions/session.ts';
export {
  type ClientSession,
  createEmployeeClient,
  createStaffClient,
  type SessionClient,
  type SessionClientOptions,
  type SignInForms,
} from './sessions/session-client.ts';
export { createMemorySessionStore, type SessionStore } from './sessions/session-store.ts';
export { createIdempotencyKey } from './transport/write-keys.ts';
export { problemOf, unwrap } from './unwrap.ts';
export { writeJson } from './write-json.ts';
