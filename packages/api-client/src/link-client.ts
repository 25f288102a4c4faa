import { type ApiClient, type ApiClientOptions, createClientOver } from './client.ts';
import { fixedCredential } from './transport/credential.ts';
import { createTransport } from './transport/transport.ts';

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
  const credential = fixedCredential({ 'X-Link-Hash': hash });
  return { ...createClientOver('link', createTransport(options), credential), realm: 'link', hash };
}
