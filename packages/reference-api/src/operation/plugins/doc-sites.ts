import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../platform/html.ts';
import { docSiteMessages } from '../pages/doc-site-messages.ts';
import type { DocBuildState, DocBuilds, DocSite } from '../pages/doc-sites.ts';
import { sendMessagePage, sendPage } from '../pages/page.ts';
import { policyOfPage } from './page-policy.ts';
import { setContentSecurityPolicy } from './security-headers.ts';
import { staticFolder } from './static-folder.ts';

/** After how many seconds whoever waits for a site asks again. */
const askAgain = '3';

/** What a site may have for its addresses that it does not have. */
const notFoundPage = '404.html';

/** What widgets that live in a page of a site show: pictures and videos that they have taken or been given. */
const ofWidgets = {
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
};

/** A site to serve. */
export interface DocSiteOptions {
  readonly site: DocSite;
  /** What builds it meanwhile; undefined: nobody does. */
  readonly builds: DocBuilds | undefined;
}

/**
 * Serves a site of documentation as it has been built, from the moment that it has been: until then each of its addresses
 * answers a page that says so, and opens what was asked for.
 */
export async function serveDocSite(
  app: FastifyInstance,
  { site, builds }: DocSiteOptions,
): Promise<void> {
  const { name, address, folder } = site;
  app.addHook('onRequest', async (_request, reply) =>
    existsSync(path.join(folder, 'index.html'))
      ? undefined
      : sendNotThere(reply, site, builds?.stateOf(name)),
  );
  await app.register(fastifyStatic, {
    ...staticFolder(address, folder),
    serve: false,
    decorateReply: true,
    suppressWarning: true,
  });
  app.get(address, async (_request, reply) => reply.redirect(`${address}/`));
  app.get<{ Params: { '*': string } }>(`${address}/*`, async (request, reply) => {
    const { '*': asked } = request.params;
    const file = pageAt(folder, asked);
    if (file) return sendSitePage(reply, site, file);
    if (isFile(asked)) return reply.sendFile(`/${asked}`);
    reply.code(404);
    if (existsSync(path.join(folder, notFoundPage))) return sendSitePage(reply, site, notFoundPage);
    reply.callNotFound();
    return reply;
  });
}

/** The page that stands at an address: addresses leave out `.html`. */
function pageAt(folder: string, asked: string): string | undefined {
  const name = asked.replace(/\/$/, '');
  const files = isFile(name) ? [name] : [`${name}.html`, path.join(name, 'index.html')];
  return files.find((file) => {
    const whole = path.join(folder, file);
    return /\.html$/.test(file) && whole.startsWith(folder + path.sep) && existsSync(whole);
  });
}

function isFile(name: string): boolean {
  return /\.\w+$/.test(name);
}

/** Its inline scripts may run by their digests; its frames may stand in its own pages, and nothing else of ours in any. */
async function sendSitePage(
  reply: FastifyReply,
  { folder, framed }: DocSite,
  file: string,
): Promise<FastifyReply> {
  const page = await readFile(path.join(folder, file), 'utf8');
  const isFramed = framed.includes(file);
  const ancestors = [isFramed ? "'self'" : "'none'"];
  setContentSecurityPolicy(reply, {
    ...policyOfPage(page),
    ...ofWidgets,
    'frame-ancestors': ancestors,
  });
  if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

function sendNotThere(
  reply: FastifyReply,
  { texts }: DocSite,
  state: DocBuildState | undefined,
): FastifyReply {
  if (state === undefined) {
    return sendMessagePage(reply, 404, texts.missing, docSiteMessages.missing);
  }
  if (state === 'failed') return sendMessagePage(reply, 500, texts.failed, docSiteMessages.failed);
  const { wait, waitWithoutScript, ready, lost } = docSiteMessages;
  const body = html`<div class="card"><p role="status" data-ready="${ready}" data-lost="${lost}">${wait}</p>
<noscript><p>${waitWithoutScript}</p></noscript></div>
<script type="module" src="/paginas/espera.js"></script>`;
  reply.header('retry-after', askAgain);
  return sendPage(reply, 503, { title: texts.building, body, isNarrow: true });
}
