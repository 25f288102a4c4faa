/** How long a hash is: 256 random bits, in letters that an address takes as they are. */
const HASH_LENGTH = 43;

/** What is no letter, digit, `_` or `-`; also written as an address or HTML escapes it. */
const marksBehind = /(?:%(?:25)*[0-9a-f]{2}|&(?:#\d+|[a-z]+);|[^\w-])+$/i;

const dashesBehind = /^[_-]+$/;

/**
 * The hash of a link, of what stands for it in an address. Mail programs and chats take marks behind a link for a part of it, such as
 * `.`, `)`, `>` or a quote, which no hash ends with.
 */
export function linkHashIn(text: string | null | undefined): string {
  const hash = (text ?? '').replace(marksBehind, '');
  return dashesBehind.test(hash.slice(HASH_LENGTH)) ? hash.slice(0, HASH_LENGTH) : hash;
}

/** What an address says without the marks behind it. */
export function withoutMarksBehind(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+$/u, '');
}
