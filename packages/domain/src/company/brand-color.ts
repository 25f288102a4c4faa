/** `#rrggbb` in small letters, as a company's color is stored and told. */
export const BRAND_COLOR = /^#[\da-f]{6}$/;

/** A company's color as it is stored, from `#rgb` or `#rrggbb`; null when it is neither. */
export function toBrandColor(text: string): string | null {
  const color = text.trim().toLowerCase();
  const full = color.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');
  return BRAND_COLOR.test(full) ? full : null;
}
