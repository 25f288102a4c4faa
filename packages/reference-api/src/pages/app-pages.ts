import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { html, type SafeHtml } from '../mail/html.ts';

/** A page of the app as its build describes it, in `pages.json`. */
interface AppPage {
  readonly pattern: string;
  /** The query parameter without which it is another page. */
  readonly query?: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly openings: readonly string[];
  /** Whose session the openings are for, and the script that begins them with it. */
  readonly session?: { readonly realm: string; readonly script: string };
}

/** The HTML of one address of the app. */
export interface AppHtml {
  readonly body: string;
  readonly etag: string;
}

interface AppBuild {
  readonly builtAt: number;
  readonly index: string;
  readonly pages: readonly AppPage[];
}

/** What a hash of a link is made of; nothing else gets into an address of ours. */
const linkHash = /^[\w-]{1,256}$/;

/**
 * Writes the app's HTML for an address: with the files of that page named in it and the call it begins
 * with, so that all of it is on its way before any code runs.
 */
export function createAppPages(appDir: string): (url: string) => Promise<AppHtml> {
  const indexFile = path.join(appDir, 'index.html');
  let known: AppBuild | undefined;

  async function readBuild(): Promise<AppBuild> {
    const { mtimeMs: builtAt } = await stat(indexFile);
    if (known?.builtAt !== builtAt) {
      const [index, pages] = await Promise.all([
        readFile(indexFile, 'utf8'),
        readFile(path.join(appDir, 'pages.json'), 'utf8'),
      ]);
      known = { builtAt, index, pages: JSON.parse(pages) as AppPage[] };
    }
    return known;
  }

  return async (url) => {
    const { index, pages } = await readBuild();
    const [pathname = '', query = ''] = url.split(/\?(.*)/s, 2);
    const body = index.replace('</head>', () => `${headOf(pages, pathname, query)}</head>`);
    return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url')}"` };
  };
}

function headOf(pages: readonly AppPage[], pathname: string, query: string): string {
  const search = new URLSearchParams(query);
  for (const page of pages) {
    const params = matchPath(page.pattern, pathname);
    const isAsked = page.query === undefined || Boolean(search.get(page.query));
    if (params && isAsked) return linksOf(page, openingsOf(page, params, search)).join('');
  }
  return '';
}

function linksOf({ scripts, styles, session }: AppPage, openings: readonly string[]): SafeHtml[] {
  return [
    ...startOf(session, openings),
    ...styles.map((file) => html`<link rel="stylesheet" crossorigin href="${file}">`),
    ...scripts.map((file) => html`<link rel="modulepreload" crossorigin href="${file}">`),
  ];
}

// A tag can send no token: what a session begins takes a script, which is told what to ask and reads the session itself.
function startOf(session: AppPage['session'], openings: readonly string[]): SafeHtml[] {
  if (openings.length === 0) return [];
  if (session) {
    const { realm, script } = session;
    const calls = JSON.stringify(openings);
    return [
      html`<script async fetchpriority="high" src="${script}" data-realm="${realm}" data-calls="${calls}"></script>`,
    ];
  }
  return openings.map((call) => html`<link rel="preload" as="fetch" crossorigin href="${call}">`);
}

// With anything else in the query the page may begin with other calls.
function openingsOf(
  { openings, session }: AppPage,
  params: ReadonlyMap<string, string>,
  query: URLSearchParams,
): readonly string[] {
  if (session) return query.size === 0 ? openings : [];
  return openings.flatMap((call) => {
    const [place = '', name = ''] = /\{(\w+)\}/.exec(call) ?? [];
    const hash = params.get(name) ?? query.get(name) ?? '';
    const isAlone = [...query.keys()].every((key) => key === name);
    return isAlone && linkHash.test(hash) ? [call.replace(place, hash)] : [];
  });
}

/** The parameters of a path, by the pattern's whole segments and without regard to case. */
function matchPath(pattern: string, pathname: string): ReadonlyMap<string, string> | undefined {
  const expected = pattern.split('/').slice(1);
  const given = pathname.replace(/\/$/, '').split('/').slice(1);
  if (given.length > expected.length) return undefined;
  const params = new Map<string, string>();
  for (const [index, segment] of expected.entries()) {
    const value = given[index];
    const name = /^:(\w+)\?$/.exec(segment)?.[1];
    if (name && value !== undefined) params.set(name, value);
    else if (!name && value?.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return params;
}
