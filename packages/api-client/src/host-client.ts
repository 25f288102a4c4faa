import { type ApiClient, type ApiClientOptions, createClientOver } from './client.ts';
import { type GetToken, hostTokenCredential } from './sessions/host-token.ts';
import { createTransport } from './transport/transport.ts';

/** What a client of a host page is given. */
export interface HostClientOptions extends ApiClientOptions {
  /** Hands over an employee's access token that the host's back end traded for its company key. */
  getToken: GetToken;
  /** Called when the host has no token that the server takes. */
  onSessionEnd?: (() => void) | undefined;
}

/** A client for employees on a host page that knows who they are; it stores nothing. */
export function createHostClient({
  getToken,
  onSessionEnd = () => {},
  ...options
}: HostClientOptions): ApiClient {
  const credential = hostTokenCredential(getToken, onSessionEnd);
  return createClientOver('employee', createTransport(options), credential);
}
