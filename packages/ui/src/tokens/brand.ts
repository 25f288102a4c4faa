import { contrast, difference, mix, parseHex, type Rgb, toHex } from './color.ts';
import type { TokenName } from './schema.ts';

/** The two schemes a brand color is worked out for. */
export type ColorScheme = 'light' | 'dark';

/** The tokens that follow the brand color, by the custom property that the kit reads. */
export type BrandTokens = { [Name in BrandTokenName as `--_aferir-${Name}`]: string };

type BrandTokenName = Extract<
  TokenName,
  | 'color-accent'
  | 'color-accent-hover'
  | 'color-accent-pressed'
  | 'color-on-accent'
  | 'color-accent-text'
  | 'color-accent-soft'
  | 'color-accent-soft-hover'
  | 'color-accent-border'
  | 'color-chart-1'
  | 'color-chart-2'
  | 'color-chart-3'
  | 'color-chart-4'
  | 'color-focus'
>;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

const schemes = {
  light: {
    ...{ surface: white, extreme: black, soft: 0.08, softHover: 0.14, border: 0.4 },
    lines: ['#cc4e00', '#218358', '#953ea3', '#3e63dd', '#1c2024'],
  },
  dark: {
    ...{ surface: [33, 34, 37] as Rgb, extreme: white, soft: 0.16, softHover: 0.24, border: 0.45 },
    lines: ['#f76b15', '#30a46c', '#b658c4', '#5472e4', '#edeef0'],
  },
};

/** Text on small type needs this much contrast. */
const readable = 4.5;

/** Lines of one chart differ at least so much, as {@link difference} measures it. */
export const APART = 0.14;

/**
 * The accent tokens of a host's brand color. The brand itself stays as it is wherever it is a
 * background; text on it is black or white, and accent text moves towards the scheme's text
 * color until it reads 4.5:1 on every accent background. It is the first line of a chart, and the others are
 * the kit's that differ from it. `null` when the color is not a hex color.
 */
export function brandTokens(color: string, scheme: ColorScheme): BrandTokens | null {
  const brand = parseHex(color);
  if (!brand) return null;
  const { surface, extreme, soft, softHover, border, lines } = schemes[scheme];
  const onAccent = contrast(brand, white) >= readable ? white : black;
  const awayFromText = onAccent === white ? black : white;
  const softHoverColor = mix(surface, brand, softHover);
  const accent = readableTowards(brand, extreme, [surface, softHoverColor]);
  const accentText = toHex(accent);
  const [second, third, fourth] = linesBeside(accent, lines);
  return {
    '--_aferir-color-accent': toHex(brand),
    '--_aferir-color-accent-hover': toHex(mix(brand, awayFromText, 0.12)),
    '--_aferir-color-accent-pressed': toHex(mix(brand, awayFromText, 0.22)),
    '--_aferir-color-on-accent': toHex(onAccent),
    '--_aferir-color-accent-text': accentText,
    '--_aferir-color-accent-soft': toHex(mix(surface, brand, soft)),
    '--_aferir-color-accent-soft-hover': toHex(softHoverColor),
    '--_aferir-color-accent-border': toHex(mix(surface, brand, border)),
    '--_aferir-color-chart-1': accentText,
    '--_aferir-color-chart-2': second,
    '--_aferir-color-chart-3': third,
    '--_aferir-color-chart-4': fourth,
    '--_aferir-color-focus': accentText,
  };
}

/** The first three that differ from the first line and from each other: of these five there always are. */
function linesBeside(first: Rgb, lines: readonly string[]): readonly [string, string, string] {
  const taken = [first];
  for (const line of lines.map((hex) => parseHex(hex) ?? black)) {
    if (taken.every((other) => difference(line, other) >= APART)) taken.push(line);
  }
  return taken.slice(1, 4).map(toHex) as [string, string, string];
}

function readableTowards(color: Rgb, extreme: Rgb, backgrounds: readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, extreme, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= readable)) {
      return candidate;
    }
  }
  return extreme;
}
