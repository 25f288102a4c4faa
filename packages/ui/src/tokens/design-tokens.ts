import type { ColorScheme } from './brand.ts';
import { parseHex } from './color.ts';
import { readFoundation, readSchemes } from './read-schemes.ts';
import { type TokenName, tokens } from './schema.ts';

/** A token as the Design Tokens Community Group writes it (2025.10). */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description: string;
}

/** A file of design tokens: groups such as `color` and `font-size`, and the tokens of each. */
export type DesignTokens = Record<string, Record<string, DesignToken>>;

/** Prefixes of names that are a group; what is left is the name of a token in it. */
const groups = ['font-size', 'font-weight', 'line-height'];

/**
 * The tokens of a theme for design tools, in the format of the Design Tokens Community Group. What one
 * of them cannot say, such as a host's own font, is left out.
 */
export function toDesignTokens(values: ReadonlyMap<string, string>): DesignTokens {
  const file: DesignTokens = {};
  for (const [token, value] of values) {
    const group = groups.find((prefix) => token.startsWith(`${prefix}-`)) ?? token.split('-', 1)[0];
    const typed = typedValue(value, group);
    if (!group || !typed) continue;
    file[group] ??= {};
    file[group][token.slice(group.length + 1)] = {
      ...typed,
      $description: tokens[token as TokenName].description,
    };
  }
  return file;
}

/** The design tokens of each scheme, from the two stylesheets that a theme is made of. */
export function readDesignTokens(
  schemesCss: string,
  foundationCss: string,
): Record<ColorScheme, DesignTokens> {
  const { light, dark } = readSchemes(schemesCss);
  const foundation = readFoundation(foundationCss);
  return {
    light: toDesignTokens(new Map([...light, ...foundation])),
    dark: toDesignTokens(new Map([...dark, ...foundation])),
  };
}

/** The name of the file of one scheme. */
export function designTokensFile(scheme: ColorScheme): string {
  return `aferir.${scheme}.tokens.json`;
}

function typedValue(
  value: string,
  group: string | undefined,
): Omit<DesignToken, '$description'> | null {
  const color = colorValue(value);
  if (color) return { $type: 'color', $value: color };
  const [, amount, unit] = /^(-?[\d.]+)(px|ms)?$/.exec(value) ?? [];
  if (unit === 'px') return { $type: 'dimension', $value: { value: Number(amount), unit } };
  if (unit === 'ms') return { $type: 'duration', $value: { value: Number(amount), unit } };
  if (amount)
    return { $type: group === 'font-weight' ? 'fontWeight' : 'number', $value: Number(amount) };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  const shadows = shadowValues(value);
  return shadows.length > 0 ? { $type: 'shadow', $value: shadows } : null;
}

/** `#rrggbb` or `rgb(0 0 0 / 45%)`. */
function colorValue(value: string): object | null {
  const [, channels, percent] = /^rgb\((\d+ \d+ \d+) \/ (\d+)%\)$/.exec(value) ?? [];
  const rgb = channels ? channels.split(' ').map(Number) : parseHex(value);
  if (!rgb) return null;
  const components = rgb.map((channel) => Math.round((channel / 255) * 1e4) / 1e4);
  return {
    colorSpace: 'srgb',
    components,
    ...(percent ? { alpha: Number(percent) / 100 } : { hex: value }),
  };
}

/** Of the shadows of both schemes, those that are to be seen in this one. */
function shadowValues(value: string): object[] {
  const lengths = /^(-?[\d.]+(?:px)?) (-?[\d.]+px) (-?[\d.]+px)(?: (-?[\d.]+px))? (rgb\(.+\))$/;
  return value.split(/,\s*(?![^(]*\))/).flatMap((one) => {
    const [, x, y, blur, spread, color = ''] = lengths.exec(one.trim()) ?? [];
    if (!x) return [];
    const [offsetX, offsetY, blurred, spreadOut] = [x, y, blur, spread ?? '0px'].map((length) => ({
      value: Number.parseFloat(length ?? ''),
      unit: 'px',
    }));
    return { color: colorValue(color), offsetX, offsetY, blur: blurred, spread: spreadOut };
  });
}
