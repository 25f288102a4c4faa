import type { hostTokens, TokenName } from './schema.ts';

// Named anew: with the schema a page would fetch what each token is for.
const setByHost: Readonly<Record<keyof typeof hostTokens, true>> = { 'font-family': true };

/**
 * The custom property by which a page sets a token: `color-text` is `--aferir-color-text`. It is empty
 * where no page has set it; `tokenValue` is what holds.
 */
export function tokenProperty<Name extends TokenName>(name: Name): `--aferir-${Name}` {
  return `--aferir-${name}`;
}

/** The CSS value that reads a token inside a theme: `var(--_aferir-color-text)`. */
export function tokenValue(name: TokenName): string {
  return name in setByHost ? `var(--aferir-${name}, inherit)` : `var(--_aferir-${name})`;
}
