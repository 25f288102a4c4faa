import type { Address } from '../../guard.ts';

/** An address with what its entry in the history holds for its page. */
export type AddressOfEntry = Address & { readonly state?: unknown };

/** Where the document is. The state lies where the router of the whole app keeps it. */
export function addressOfDocument(): AddressOfEntry {
  const { pathname, search } = window.location;
  const entry: unknown = window.history.state;
  const state = typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
  return { pathname, search, state };
}
