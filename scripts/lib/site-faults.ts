/** A page of a built site. */
export interface BuiltPage {
  /** Its file, relative to the folder of the site. */
  readonly file: string;
  readonly html: string;
}

const base = '/docs/';

/**
 * What is wrong with the links of a site that is served below `/docs/`: pages, files and anchors that are not there, and
 * scripts, styles and pictures of other addresses.
 *
 * @param exists whether a file is there, relative to the folder of the site
 */
export function siteFaults(
  pages: readonly BuiltPage[],
  exists: (file: string) => boolean,
): string[] {
  const anchors = new Map(pages.map(({ file, html }) => [file, new Set(idsOf(html))]));
  return pages.flatMap(({ file, html }) => [
    ...targetsOf(html).flatMap((target) => {
      const [path = '', anchor] = target.split('#');
      const linked = path === '' ? file : fileOf(path);
      if (linked === undefined) return [];
      if (!anchors.has(linked) && !exists(linked)) return [`${file}: ${target} leads nowhere`];
      const isThere = !anchor || anchors.get(linked)?.has(decodeURIComponent(anchor));
      return isThere ? [] : [`${file}: ${target} has no such anchor`];
    }),
    ...foreignFiles(html).map((address) => `${file}: asks for ${address}`),
  ]);
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** What the links of a page lead to within the site. */
function targetsOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g)]
    .map(([, target = '']) => target)
    .filter((target) => target.startsWith('#') || target.startsWith('/'));
}

/** The file that an address stands for; undefined outside of the site. */
function fileOf(path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const inside = path.slice(base.length);
  if (inside === '' || inside.endsWith('/')) return `${inside}index.html`;
  return /\.\w+$/.test(inside) ? inside : `${inside}.html`;
}

/** What a browser would fetch from elsewhere by itself. */
function foreignFiles(html: string): string[] {
  return [
    ...html.matchAll(/<(?:script|img|iframe|source)\b[^>]*?\ssrc="(https?:[^"]+)"/g),
    ...html.matchAll(/<link\b[^>]*?\shref="(https?:[^"]+)"/g),
  ].map(([, address = '']) => address);
}
