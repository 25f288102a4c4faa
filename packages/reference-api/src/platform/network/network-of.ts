import { isIPv4, isIPv6 } from 'node:net';

/**
 * What an address is counted by in throttles. An IPv6 caller has a whole /64 to choose from, so
 * that is what counts; an IPv4 address counts alone, also where it is written as IPv6. Some proxies
 * tell the port too, which is anybody's to choose and does not count.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const bare = withoutPort(address).split('%')[0] ?? '';
  if (!isIPv6(bare)) return bare;
  const groups = readGroups(bare);
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).map(toHex).join(':')}::/64`;
}

function withoutPort(address: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  if (bracketed) return bracketed;
  const [host = '', port, ...rest] = address.split(':');
  return port !== undefined && rest.length === 0 && isIPv4(host) ? host : address;
}

/** The eight numbers of an IPv6 address. */
function readGroups(address: string): number[] {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').flatMap(readGroup));
  if (!tail) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function readGroup(text: string): number[] {
  if (text === '') return [];
  if (!text.includes('.')) return [Number.parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function toHex(group: number): string {
  return group.toString(16);
}
