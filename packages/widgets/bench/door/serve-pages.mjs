import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('pages/', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Builds a page of `pages/`, or of another folder, by the name of its module, into a folder of that name as `page.html`.
 */
export async function buildPage(name, into, { pages = root, alias = [] } = {}) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react(), pageOf(join(pages, `${name}.tsx`))],
    resolve: { conditions: ['aferir-source', 'module', 'browser', 'production'], alias },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // The kit's reset goes by the names of its classes.
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
    },
    build: {
      outDir: join(into, name),
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { input: join(root, 'page.html') },
    },
  });
}

function pageOf(module) {
  const handler = (html) => html.replace('./page.tsx', module);
  return { name: 'page', transformIndexHtml: { order: 'pre', handler } };
}

/** Serves a folder, and texts by path, as small as the browser takes them. Gives its origin and how to stop. */
export async function serveFolder(folder, texts = {}, ports = [0]) {
  const kept = new Map();
  const read = async (path) => {
    const body = texts[path] ?? (await readFile(join(folder, path)));
    return { plain: Buffer.from(body), small: brotliCompressSync(body) };
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://page').pathname;
    try {
      if (!kept.has(path)) kept.set(path, await read(path));
      const { plain, small } = kept.get(path);
      const isSmall = request.headers['accept-encoding']?.includes('br');
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        ...(isSmall && { 'content-encoding': 'br' }),
      });
      response.end(isSmall ? small : plain);
    } catch {
      response.writeHead(404).end();
    }
  });
  return { origin: await listen(server, ports), stop: () => close(server) };
}

/**
 * Passes everything on to a server, preflights only after a round trip: the browser's own
 * emulation of a network doesn't slow them.
 */
export async function serveWithSlowPreflights(url, latencyMs) {
  const target = new URL(url);
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
    }
    const { method, headers, url: path } = request;
    const passed = forward(
      { host: target.hostname, port: target.port, method, headers, path },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  return { origin: await listen(server, [0]), stop: () => close(server) };
}

async function listen(server, ports) {
  for (const port of ports) {
    server.listen(port, '127.0.0.1');
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) return `http://127.0.0.1:${server.address().port}`;
  }
  throw new Error(`Something else listens to all of ${ports.join(', ')}.`);
}

async function close(server) {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
