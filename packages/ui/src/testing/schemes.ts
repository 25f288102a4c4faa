import * as radix from '@radix-ui/colors';
import { contrast, parseHex } from '../tokens/color.ts';
import foundationCss from '../tokens/foundation.css?raw';
import kitCss from '../tokens/schemes.css?raw';

/** The two color schemes. */
export const SCHEMES = ['light', 'dark'] as const;

/** Values of tokens in one scheme, by name without the `--aferir-` prefix. */
type SchemeValues = ReadonlyMap<string, string>;

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

/** The contrast of two colors of a scheme, by their names without the `color-` prefix. */
export function contrastOf(values: SchemeValues, foreground: string, background: string): number {
  return contrast(colorOf(values, foreground), colorOf(values, background));
}

function colorOf(values: SchemeValues, name: string) {
  const parsed = parseHex(values.get(`color-${name}`) ?? '');
  if (!parsed) throw new Error(`color-${name} is not a hex color`);
  return parsed;
}

/** The kit's own colors in each scheme. */
export const kitSchemes = readSchemes(kitCss);

/** What no scheme changes, as it is with a mouse on a wide page. */
export const kitFoundation = readSchemes(foundationCss.replace(/@media.*/s, '')).light;

/** The colors of a stylesheet that name a Radix step beside them, and what that step is. */
export function namedSteps(css: string) {
  const scales: Record<string, Record<string, string>> = { ...radix };
  const lines = css.matchAll(/--_aferir-([\w-]+): .*; \/\* (.+) \*\//g);
  return [...lines].flatMap(([line, token = '', note = '']) => {
    const [light = '', dark = light] = note.split(', ');
    return SCHEMES.flatMap((scheme) => {
      const [, scale = '', step = ''] =
        /^([a-z]+) (\d+)$/.exec(scheme === 'light' ? light : dark) ?? [];
      const colors = scales[scheme === 'dark' ? `${scale}Dark` : scale];
      const expected = colors?.[scale + step];
      const value = readSchemes(line)[scheme].get(token);
      return step ? [{ line: `${scheme}: ${line}`, value, expected }] : [];
    });
  });
}
