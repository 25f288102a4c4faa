const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it stands in an SVG. What XML has no place for, such as control characters, is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? '');
}

/** An element of an SVG; attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children = '',
): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : ` ${attribute}="${escapeXml(shortened(value))}"`,
  );
  return `<${name}${written.join('')}${children === '' ? '/>' : `>${children}</${name}>`}`;
}

function shortened(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;
}
