import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LINK_HASH_PARAMS, linkHashIn, linkHashOf } from '@aferir/domain';
import { html, type SafeHtml } from '../../platform/html.ts';
import { digestOf } from './script-digest.ts';

/** A page of the app as its build describes it, in `pages.json`. */
interface AppPage {
  readonly pattern: string;
  /** The query parameter without which it is another page. */
  readonly query?: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** One sheet with those of the index and these; there is one where these are. */
  readonly sheet?: string;
  readonly openings: readonly string[];
  readonly sessionOpenings: readonly SessionOpening[];
}

/** The first calls of a page behind a sign-in, for addresses with one query. */
interface SessionOpening {
  readonly realm: string;
  readonly query: string;
  readonly calls: readonly string[];
}

/** The HTML of one address of the app. */
export interface AppHtml {
  readonly body: string;
  readonly etag: string;
  /** Of the script that stands in it, as a policy names it. */
  readonly scriptDigest?: string;
  /** Of the link whose page it is. */
  readonly linkHash?: string;
}

interface AppBuild {
  readonly builtAt: number;
  readonly index: string;
  /** Begins the calls of a session. */
  readonly beginCalls: string;
  readonly pages: readonly AppPage[];
}

/** The sheets of the index, which stand in the way of one that holds them too. */
const sheetTags = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>\s*/g;

/** Where a call takes something from the address of its page. */
const places = /\{(\w+)\}/g;

/** What a hash of a link or an id is made of; nothing else gets into an address of ours. */
const placed = /^[\w-]{1,256}$/;

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
      const [index = '', pages = '', beginCalls = ''] = await Promise.all(
        ['index.html', 'pages.json', 'begin-calls.js'].map((file) =>
          readFile(path.join(appDir, file), 'utf8'),
        ),
      );
      known = { builtAt, index, beginCalls, pages: JSON.parse(pages) as AppPage[] };
    }
    return known;
  }

  return async (url) => {
    const { index, pages, beginCalls } = await readBuild();
    const [pathname = '', search = ''] = url.split(/\?(.*)/s, 2);
    const query = new URLSearchParams(search);
    const found = findPage(pages, pathname, query);
    const session = found?.page.sessionOpenings.find((opening) => asks(opening, query));
    const body = (found?.page.sheet ? index.replaceAll(sheetTags, '') : index)
      .replace('<title>', () => `${session ? startOf(session, beginCalls) : ''}<title>`)
      .replace('</head>', () => `${found ? linksOf(found, query, index).join('') : ''}</head>`);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    const linkHash = found && hashOfPage(found, query);
    return {
      body,
      etag,
      ...(session && { scriptDigest: digestOf(beginCalls) }),
      ...(linkHash && { linkHash }),
    };
  };
}

interface FoundPage {
  readonly page: AppPage;
  readonly params: ReadonlyMap<string, string>;
}

function findPage(
  pages: readonly AppPage[],
  pathname: string,
  query: URLSearchParams,
): FoundPage | undefined {
  for (const page of pages) {
    const params = matchPath(page.pattern, pathname);
    const isAsked = page.query === undefined || Boolean(query.get(page.query));
    if (params && isAsked) return { page, params };
  }
  return undefined;
}

// A tag can send no token: what a session begins takes a script, which is told what to ask and reads the session itself.
// It waits for every style sheet in front of it.
function startOf({ realm, calls }: SessionOpening, script: string): string {
  const tag = html`<script data-realm="${realm}" data-calls="${JSON.stringify(calls)}">`;
  return `${tag}${script}</script>`;
}

function linksOf(found: FoundPage, query: URLSearchParams, index: string): SafeHtml[] {
  const { scripts } = found.page;
  return [
    ...sheetLinkOf(found.page, index),
    ...scripts.map((file) => html`<link rel="modulepreload" crossorigin href="${file}">`),
    ...openingsOf(found, query).map(
      (call) => html`<link rel="preload" as="fetch" crossorigin href="${call}">`,
    ),
  ];
}

// It says which sheets it holds, which the code would else fetch beside its chunks.
function sheetLinkOf({ sheet, styles }: AppPage, index: string): SafeHtml[] {
  if (!sheet) return [];
  const held = [...index.matchAll(sheetTags)].map(([, file = '']) => file);
  const holds = [...held, ...styles].join(' ');
  return [html`<link rel="stylesheet" crossorigin href="${sheet}" data-holds="${holds}">`];
}

// With anything else in the query the page may begin with other calls.
function openingsOf({ page, params }: FoundPage, query: URLSearchParams): readonly string[] {
  return page.openings.flatMap((call) => {
    const names = [...call.matchAll(places)].map(([, name = '']) => name);
    const givenFor = (name: string) => readPlace(name, params.get(name) ?? query.get(name) ?? '');
    const isAlone = [...query.keys()].every((key) => names.includes(key));
    const isWhole = names.every((name) => placed.test(givenFor(name)));
    return isAlone && isWhole ? [call.replaceAll(places, (_, name) => givenFor(name))] : [];
  });
}

// The app asks by the hash alone, whatever stands behind it in the address.
function readPlace(name: string, given: string): string {
  return name === LINK_HASH_PARAMS.path || name === LINK_HASH_PARAMS.query
    ? linkHashIn(given)
    : given;
}

/** The hash in the address of a page that a link opens. */
function hashOfPage({ page, params }: FoundPage, query: URLSearchParams): string | undefined {
  const isInQuery = page.openings.some((call) => call.includes(`{${LINK_HASH_PARAMS.query}}`));
  const hash = linkHashOf(params.get(LINK_HASH_PARAMS.path), isInQuery ? query : new Map());
  return placed.test(hash) ? hash : undefined;
}

/** Whether an address asks for just what an opening is for. */
function asks(opening: SessionOpening, query: URLSearchParams): boolean {
  const expected = new URLSearchParams(opening.query);
  return (
    query.size === expected.size &&
    [...expected].every(([name, value]) => {
      const given = query.get(name) ?? '';
      return value.startsWith('{') ? placed.test(given) : given === value;
    })
  );
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
    if (name && value !== undefined) params.set(name, unescaped(value));
    else if (!name && value?.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return params;
}

function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
