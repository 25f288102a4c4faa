/** The two color schemes. */
export const SCHEMES = ['light', 'dark'] as const;

/** Values of tokens in one scheme, by name without the `--aferir-` prefix. */
export type SchemeValues = ReadonlyMap<string, string>;

/** What a theme fills a token with where the page has set nothing. */
const DECLARATION = /--_aferir-([\w-]+):\s*var\(\s*--aferir-\1,\s*([^;]+?)\s*\);/g;
const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g;

/** The tokens that a stylesheet declares, in each scheme: the sides of its `light-dark()`. */
export function readSchemes(css: string): Record<(typeof SCHEMES)[number], SchemeValues> {
  const declared = [...css.matchAll(DECLARATION)];
  const side = (replacement: string) =>
    new Map(declared.map(([, name = '', value = '']) => [name, value.replace(PAIR, replacement)]));
  return { light: side('$1'), dark: side('$2') };
}

/** What no scheme changes, as it is with a mouse on a wide page. */
export function readFoundation(css: string): SchemeValues {
  return readSchemes(css.replace(/@media.*/s, '')).light;
}
