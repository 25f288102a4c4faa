import { type ApiClient, type ApiClientOptions, createClientOver } from './client.ts';
import { isOpeningPath } from './operation-traits.ts';
import { fixedCredential, headersOnDemand } from './transport/credential.ts';
import { createTransport, type Transport } from './transport/transport.ts';

/** What a client of a link is given. */
export interface LinkClientOptions extends ApiClientOptions {
  /** Hash of the personal link. Its case matters. */
  hash: string;
}

/** A client that calls for whoever holds a personal link. */
export interface LinkClient extends ApiClient {
  readonly realm: 'link';
  readonly hash: string;
}

/** A client for pages that a personal link opens. */
export function createLinkClient({ hash, ...options }: LinkClientOptions): LinkClient {
  const headers = { 'X-Link-Hash': hash };
  const transport = createTransport(options);
  const inAddress = headersOnDemand(headers);
  const send: Transport = (call, credential) =>
    transport(call, isOpeningPath(call.path) ? inAddress : credential);
  return { ...createClientOver('link', send, fixedCredential(headers)), realm: 'link', hash };
}

/** Gives the client of a personal link: always the same one for a hash. */
export type LinkClients = (hash: string) => LinkClient;

/**
 * The clients of a page's links. One hash has one client, so that whatever asks by the link shares
 * what has been read.
 */
export function createLinkClients(options: ApiClientOptions = {}): LinkClients {
  const clients = new Map<string, LinkClient>();
  return (hash) => {
    const client = clients.get(hash) ?? createLinkClient({ ...options, hash });
    clients.set(hash, client);
    return client;
  };
}
