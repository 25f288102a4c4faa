import * as radix from '@radix-ui/colors';
import { contrast, parseHex } from '../tokens/color.ts';
import foundationCss from '../tokens/foundation.css?raw';
import { readFoundation, readSchemes, SCHEMES, type SchemeValues } from '../tokens/read-schemes.ts';
import kitCss from '../tokens/schemes.css?raw';

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
export const kitFoundation = readFoundation(foundationCss);

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
