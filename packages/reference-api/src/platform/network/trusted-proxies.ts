import { isIP } from 'node:net';

/**
 * Whose word on the caller's address is taken: nobody's (`false`), that of so many proxies in a
 * row, or that of proxies at these addresses and networks. A number believes whoever connects, so
 * it needs a port that none but the proxy reaches.
 */
export type TrustedProxies = false | number | string[];

const mostHops = 16;

/** Reads a number of proxies or a list of their addresses; undefined when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= mostHops ? hops || false : undefined;
  }
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : undefined;
}

/** The same for Fastify, which by itself takes a number for nobody. */
export function toTrustProxy(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = Number(prefix);
  return /^\d+$/.test(prefix) && bits > 0 && bits <= (version === 4 ? 32 : 128);
}
