import type { LinkClient, Schema } from '@aferir/api-client';
import { validateLinkQuery } from '@aferir/api-client/react';

const A_MOMENT = 30_000;

/**
 * What a link opens, as query options. What a page has just found out is not asked for again by what
 * it shows; that a password is missing always is, since one may have been made.
 */
export const openedLinkQuery = (client: LinkClient) => ({
  ...validateLinkQuery(client, { path: { hash: client.hash } }),
  staleTime: ({ state }: { state: { data?: Schema<'LinkInfo'> | undefined } }) =>
    state.data && !state.data.precisaSenha ? A_MOMENT : 0,
});
