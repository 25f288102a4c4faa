/** How many origins a company may list. */
export const MAX_ALLOWED_ORIGINS = 20;

/** Why a text is no origin that a company may list. */
export type OriginFault = 'scheme' | 'path' | 'wildcard' | 'local' | 'invalid';

/** An origin as browsers tell it, or why there is none. */
export type ReadOrigin = { readonly origin: string } | { readonly fault: OriginFault };

const ADDRESS = /^(https?):\/\/([^/?#]*)(.*)$/;
const HOST =
  /^([a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*)(?::(\d{1,5}))?$/;
const LOCAL = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3})$/;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { https: 443, http: 80 };

/**
 * Reads an origin of pages that may call the API and hold our pages in a frame: https, with a port or
 * without, and nothing behind it but a slash. This machine's own, http too, is for the example company alone.
 */
export function readOrigin(text: string, { allowsLocal }: { allowsLocal: boolean }): ReadOrigin {
  const address = text.trim().toLowerCase();
  if (address.includes('*')) return { fault: 'wildcard' };
  const [, scheme = '', authority = '', rest = ''] = ADDRESS.exec(address) ?? [];
  if (scheme === '') return { fault: 'scheme' };
  const [, host = '', port] = HOST.exec(authority) ?? [];
  const number = port === undefined ? DEFAULT_PORTS[scheme] : Number(port);
  if (host === '' || host.length > 253 || !number || number > 65_535) return { fault: 'invalid' };
  if (rest !== '' && rest !== '/') return { fault: 'path' };
  const isLocal = LOCAL.test(host);
  if (isLocal && !allowsLocal) return { fault: 'local' };
  if (scheme === 'http' && !isLocal) return { fault: 'scheme' };
  const told = number === DEFAULT_PORTS[scheme] ? '' : `:${number}`;
  return { origin: `${scheme}://${host}${told}` };
}
