/** What an address may set of an element, and what it asks of the page around. */
export interface AddressedElement {
  /** By the name of the attribute. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The code of a link, which is never an attribute. */
  readonly hs: string | undefined;
  /** Whether the page around hands over the employee's token. */
  readonly hasTokenFromHost: boolean;
}

/** What is the page's own: where calls go, and what its policy trusts. */
const ownNames = ['api-base', 'apibase', 'nonce'];

/**
 * Reads an address by the attributes that an element has, and takes nothing else. The code of a link may stand behind
 * the `#`, where no server reads it. What leads away leads to our pages or to those of a listed origin alone.
 */
export function readAttributes(
  address: URL,
  known: readonly string[],
  listed: readonly string[],
): AddressedElement {
  const query = address.searchParams;
  const attributes = new Map(
    [...query].filter(
      ([name, value]) =>
        known.includes(name) &&
        name !== 'hs' &&
        !ownNames.includes(name) &&
        (!name.endsWith('href') || leadsToListed(value, address, listed)),
    ),
  );
  const hs = new URLSearchParams(address.hash.slice(1)).get('hs') ?? query.get('hs');
  return {
    attributes,
    hs: known.includes('hs') && hs ? hs : undefined,
    hasTokenFromHost: query.has('get-token'),
  };
}

function leadsToListed(href: string, address: URL, listed: readonly string[]): boolean {
  if (!URL.canParse(href, address.href)) return false;
  return [address.origin, ...listed].includes(new URL(href, address.href).origin);
}
