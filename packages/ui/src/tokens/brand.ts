import { contrast, mix, parseHex, type Rgb, toHex } from './color.ts';
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
  | 'color-focus'
>;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

const schemes = {
  light: { surface: white, extreme: black, soft: 0.08, softHover: 0.14, border: 0.4 },
  dark: { surface: [33, 34, 37] as Rgb, extreme: white, soft: 0.16, softHover: 0.24, border: 0.45 },
};

/** Text on small type needs this much contrast. */
const readable = 4.5;

/**
 * The accent tokens of a host's brand color. The brand itself stays as it is wherever it is a
 * background; text on it is black or white, and accent text moves towards the scheme's text
 * color until it reads 4.5:1 on every accent background. `null` when the color is not a hex color.
 */
export function brandTokens(color: string, scheme: ColorScheme): BrandTokens | null {
  const brand = parseHex(color);
  if (!brand) return null;
  const { surface, extreme, soft, softHover, border } = schemes[scheme];
  const onAccent = contrast(brand, white) >= readable ? white : black;
  const awayFromText = onAccent === white ? black : white;
  const softHoverColor = mix(surface, brand, softHover);
  const accentText = toHex(readableTowards(brand, extreme, [surface, softHoverColor]));
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
    '--_aferir-color-focus': accentText,
  };
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
