/** How long a hash is: 256 random bits, in letters that an address takes as they are. */
const HASH_LENGTH = 43;

/** A mark, which is no letter, digit, `_` or `-`, also written as an address or HTML escapes it; or what stands between marks. */
const pieces = /(?<mark>%(?:25)*[0-9a-f]{2}|&(?:#\d+|[a-z]+);|[^\w-])|[\w-]+/gi;

/** A whole hash; whatever stands behind it, after a mark that no hash has, is none of it. */
const whole = new RegExp(`^([\\w-]{${HASH_LENGTH}})[_-]*(?![\\w-])`);

/**
 * The hash of a link, of what stands for it in an address. Mail programs and chats take marks behind a link for a part of it, such as
 * `.`, `)`, `>` or a quote, which no hash ends with.
 */
export function linkHashIn(text: string | null | undefined): string {
  const given = text ?? '';
  const hash = whole.exec(given)?.[1];
  if (hash !== undefined) return hash;
  let end = 0;
  for (const { 0: piece, index, groups } of given.matchAll(pieces)) {
    if (groups?.mark === undefined) end = index + piece.length;
  }
  return given.slice(0, end);
}

/** Where the hash of a link stands in the address of a page: as this parameter of its path, or as that of its query. */
export const LINK_HASH_PARAMS = { path: 'hash', query: 'hs' } as const;

/** The hash of the link that an address is of, by what of it stands in the path, else by the query; '' where there is none. */
export function linkHashOf(
  inPath: string | null | undefined,
  query: { get(name: string): string | null },
): string {
  return linkHashIn(inPath || query.get(LINK_HASH_PARAMS.query));
}

/** What an address says without the marks behind it. */
export function withoutMarksBehind(text: string): string {
  return text.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
}
