const WHITE = '#ffffff';
const BLACK = '#000000';

/** Text on small type needs this much contrast. */
const READABLE = 4.5;

/** White where it can be read on a color, `#rrggbb`, else black, which then can: 4.5:1 or better. */
export function textOnColor(color: string): typeof WHITE | typeof BLACK {
  return 1.05 / (luminance(color) + 0.05) >= READABLE ? WHITE : BLACK;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
