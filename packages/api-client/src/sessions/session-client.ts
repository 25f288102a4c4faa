import type { ApiResult, Schema } from '../call-types.ts';
import { type ApiClient, type ApiClientOptions, createClientOver } from '../client.ts';
import { fixedCredential, noCredential } from '../transport/credential.ts';
import { createTransport, type Transport } from '../transport/transport.ts';
import { createLocalSessionStore } from './local-session-store.ts';
import { runLockedWith } from './run-locked.ts';
import type { Session, SessionEnd, SessionRealm, SessionReplies, SessionToken } from './session.ts';
import { SESSION_CALL } from './session-call.ts';
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts';
import type { SessionStore } from './session-store.ts';

/** What a client with a session can be given. */
export interface SessionClientOptions<R extends SessionRealm> extends ApiClientOptions {
  /** Where the session is kept. @default localStorage, shared by all tabs */
  store?: SessionStore<R> | undefined;
  /** Keeps two tabs from refreshing at once. @default navigator.locks */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** The local clock, in milliseconds. @default Date.now */
  now?: (() => number) | undefined;
  /** Called once for each session that ends, whatever ended it. */
  onSessionEnd?: ((end: SessionEnd) => void) | undefined;
}

/** What people type to sign in, by realm. */
export interface SignInForms {
  staff: Pick<Schema<'StaffSignInRequest'>, 'login' | 'password'>;
  employee: Pick<Schema<'EmployeeSignInRequest'>, 'login' | 'password' | 'idcliente'>;
}

/** The session of a client. */
export interface ClientSession<R extends SessionRealm> {
  /** The session, or null when nobody is signed in; the same object until it changes. */
  current(): Session<R> | null;
  signIn(form: SignInForms[R]): Promise<ApiResult<Session<R>>>;
  /** Ends the session at once on this device, and on the server as soon as that can be reached. */
  signOut(): Promise<void>;
  /**
   * Headers that say who calls, for a request that the client does not make itself, such as an upload. A session that
   * is about to end is renewed first.
   */
  credentialHeaders(): Promise<Readonly<Record<string, string>>>;
  /** Adds what was learned about the signed-in person, such as a password that has been changed. */
  merge(values: Partial<SessionToken<R>>): void;
  /** Tells of every change, also one made by another tab. */
  subscribe(listener: () => void): () => void;
  /** Tells once of each end of a session. */
  onEnd(listener: (end: SessionEnd) => void): () => void;
}

/** A typed client that calls for whoever is signed in. */
export interface SessionClient<R extends SessionRealm> extends ApiClient {
  readonly realm: R;
  readonly session: ClientSession<R>;
}

const PATHS = {
  staff: { signIn: '/auth/signin', refresh: '/auth/refresh', signOut: '/auth/signout' },
  employee: {
    signIn: '/authpessoa/signin',
    refresh: '/authpessoa/refresh',
    signOut: '/authpessoa/signout',
  },
} as const;

/** A client for company staff. */
export function createStaffClient(
  options: SessionClientOptions<'staff'> = {},
): SessionClient<'staff'> {
  return createSessionClient('staff', options);
}

/** A client for employees. */
export function createEmployeeClient(
  options: SessionClientOptions<'employee'> = {},
): SessionClient<'employee'> {
  return createSessionClient('employee', options);
}

function createSessionClient<R extends SessionRealm>(
  realm: R,
  options: SessionClientOptions<R>,
): SessionClient<R> {
  const transport = createTransport(options);
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  const keeper = createSessionKeeper<R>({
    realm,
    store: options.store ?? createLocalSessionStore(realm),
    now: options.now ?? Date.now,
    runLocked: runLockedWith(locks),
    refresh: (refreshToken) => postSession<R>(transport, PATHS[realm].refresh, { refreshToken }),
  });
  if (options.onSessionEnd) keeper.onEnd(options.onSessionEnd);
  return {
    ...createClientOver(realm, transport, keeper.credential),
    realm,
    session: clientSession(realm, transport, keeper),
  };
}

function clientSession<R extends SessionRealm>(
  realm: R,
  transport: Transport,
  keeper: SessionKeeper<R>,
): ClientSession<R> {
  return {
    current: keeper.current,
    credentialHeaders: keeper.credential.headers,
    merge: keeper.merge,
    subscribe: keeper.subscribe,
    onEnd: keeper.onEnd,

    async signIn(form) {
      const body = { ...form, platform_origin: 'web' };
      const result = await postSession<R>(transport, PATHS[realm].signIn, body);
      if (result.problem) return result;
      const { message, sentAt } = result;
      return { data: keeper.begin(result.data, sentAt), message, sentAt };
    },

    async signOut() {
      if (!keeper.current()) return;
      const headers = await keeper.credential.headers();
      keeper.end('signed-out');
      await transport(
        { ...SESSION_CALL, method: 'post', path: PATHS[realm].signOut, keepalive: true },
        fixedCredential(headers),
      );
    },
  };
}

function postSession<R extends SessionRealm>(
  transport: Transport,
  path: (typeof PATHS)[SessionRealm]['signIn' | 'refresh'],
  body: object,
): Promise<ApiResult<SessionReplies[R]>> {
  const call = { ...SESSION_CALL, method: 'post', path, body } as const;
  return transport(call, noCredential) as Promise<ApiResult<SessionReplies[R]>>;
}
