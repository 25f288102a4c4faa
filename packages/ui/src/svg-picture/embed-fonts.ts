/**
 * Puts the page's own fonts into a picture that is drawn from its text alone, where nothing is fetched. Those whose files
 * cannot be had are left out: the system's stand in for them.
 */
export async function embedFonts(svg: string): Promise<string> {
  const [, families = ''] = /font-family="([^"]*)"/.exec(svg) ?? [];
  const names = families.split(',').map(nameOf);
  const rules = fontRules().filter(
    ({ style }) => names.includes(nameOf(style.getPropertyValue('font-family'))) && isLoaded(style),
  );
  const faces = await Promise.all(rules.map(withFile));
  return svg.replace('>', () => `><style>${faces.join('')}</style>`);
}

function nameOf(family: string): string {
  return family.replaceAll('&quot;', '').replace(/["']/g, '').trim().toLowerCase();
}

/** The font faces that the page declares, as far as it may read its sheets. */
function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
}

/** Whether the page has used a face: of a font that comes by ranges of letters, most have no use here. */
function isLoaded(style: CSSStyleDeclaration): boolean {
  const range = plainRange(style.getPropertyValue('unicode-range') || 'U+0-10FFFF');
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      nameOf(face.family) === nameOf(style.getPropertyValue('font-family')) &&
      plainRange(face.unicodeRange) === range,
  );
}

function plainRange(range: string): string {
  return range.replace(/\s/g, '').toLowerCase();
}

/** A face with its file in itself. */
async function withFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [whole = '', address = ''] = /url\(["']?([^"')]+)["']?\)/.exec(cssText) ?? [];
  const base = parentStyleSheet?.href ?? document.baseURI;
  try {
    const file = await (await fetch(new URL(address, base))).blob();
    return cssText.replace(whole, `url("${await dataAddress(file)}")`);
  } catch {
    return '';
  }
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
