import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** What an intranet knows. */
export interface IntranetOptions {
  /** Where Aferir is, without a trailing slash. */
  aferir: string;
  /** The company's key. It never leaves this server. */
  key: string;
  /** The e-mail of whoever is signed in to the intranet. */
  employee: string;
  /** The folder of its pages, in which `https://aferir.example` stands for {@link aferir}. */
  pages: string;
  /** The first of these that is free is listened to. */
  ports: readonly number[];
}

/** A running intranet. */
export interface Intranet {
  url: string;
  /** The tokens it has traded so far. */
  readonly tokens: readonly string[];
  /** Puts another key in the place of the first; an empty one is refused by the server. */
  useKey(key: string): void;
  stop(): Promise<void>;
}

/** Serves the pages of a company and hands them tokens in the name of who is signed in. */
export async function startIntranet(options: IntranetOptions): Promise<Intranet> {
  let { key } = options;
  const tokens: string[] = [];

  // #region hand-token
  async function handToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Pages of other sites must not get it in the name of whoever is signed in here.
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      response.writeHead(403).end();
      return;
    }
    const token = await tradeForToken(options.aferir, key, options.employee);
    if (token !== null) tokens.push(token);
    response.writeHead(token === null ? 502 : 200, { 'cache-control': 'no-store' });
    response.end(token);
  }
  // #endregion hand-token

  const server = createServer((request, response) => {
    const isToken = request.method === 'POST' && request.url === '/aferir-token';
    const answered = isToken
      ? handToken(request, response)
      : sendPage(options, request.url ?? '/', response);
    answered.catch(() => response.writeHead(500).end());
  });
  const port = await listenToFirst(server, options.ports);

  return {
    url: `http://127.0.0.1:${port}`,
    tokens,
    useKey(next) {
      key = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

// #region trade
/** Trades the company's key and the e-mail of an employee for a token of ten minutes. */
export async function tradeForToken(
  aferir: string,
  key: string,
  email: string,
): Promise<string | null> {
  const reply = await fetch(`${aferir}/api/v1/authpessoa/trocar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chave: key, email }),
  });
  if (!reply.ok) return null;
  const { data } = (await reply.json()) as { data: { accessToken: string } };
  return data.accessToken;
}
// #endregion trade

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

async function sendPage(
  { aferir, pages }: IntranetOptions,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(address, 'http://intranet.example');
  const file = join(pages, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const type = types[extname(file)];
  const source = type && (await readFile(file, 'utf8').catch(() => undefined));
  if (!type || source === undefined) {
    response.writeHead(404).end();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    'content-type': type,
    'content-security-policy': policy(aferir, nonce),
  });
  response.end(
    source.replaceAll('https://aferir.example', aferir).replaceAll('nonce-of-the-page', nonce),
  );
}

// #region policy
/** What a strict intranet allows, and all that the widgets need. */
function policy(aferir: string, nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${aferir}`,
    `connect-src 'self' ${aferir}`,
    `img-src 'self' ${aferir}`,
    `media-src ${aferir} blob:`,
    `style-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
// #endregion policy

async function listenToFirst(
  server: ReturnType<typeof createServer>,
  ports: readonly number[],
): Promise<number> {
  for (const port of ports) {
    server.listen(port, '127.0.0.1');
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) return port;
  }
  throw new Error(`Something else listens to all of ${ports.join(', ')}.`);
}
