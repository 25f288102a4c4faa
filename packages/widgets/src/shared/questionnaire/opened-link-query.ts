import type { LinkClient, Schema } from '@aferir/api-client';
import { type ApiQuery, validateLinkQuery } from '@aferir/api-client/react';

const A_MOMENT = 30_000;

/**
 * What a link opens, as query options. What a page has just found out is not asked for again by what
 * it shows; that a password is missing always is, since one may have been made.
 */
export function openedLinkQuery(client: LinkClient): ApiQuery<Schema<'LinkInfo'>> {
  return {
    ...validateLinkQuery(client, { path: { hash: client.hash } }),
    staleTime: ({ state }) => (state.data && !state.data.precisaSenha ? A_MOMENT : 0),
  };
}
