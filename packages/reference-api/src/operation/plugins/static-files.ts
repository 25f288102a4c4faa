import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { createAppPages } from '../pages/app-pages.ts';
import { type DocBuilds, docSitesOf } from '../pages/doc-sites.ts';
import { serveEmbedPages } from '../pages/embed-pages.ts';
import { serveExamplePages } from '../pages/example-pages.ts';
import { ancestorsOf, type FrameOrigins, ownerOf } from '../pages/frame-origins.ts';
import { sendMessagePage } from '../pages/page.ts';
import { serveDocSite } from './doc-sites.ts';
import { sendProblem } from './errors.ts';
import { allowPage, setContentSecurityPolicy } from './security-headers.ts';
import { staticFolder } from './static-folder.ts';

const publicDir = path.resolve(import.meta.dirname, '../../../public');

/** What static files are served by. */
export interface StaticFilesOptions extends Config {
  readonly frameOrigins: FrameOrigins;
  readonly docBuilds?: DocBuilds | undefined;
}

/** What a strict host's page allows: scripts and styles from files of its own origin. */
const hostPagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Serves the built app, the widgets, the pages of each, the host-page examples, the sites of documentation and what the server's pages need.
 * Files travel compressed, as the build has left them or else as they are sent; register it in a
 * scope of its own, since replies of the API must not: they mix secrets with text of others.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { frameOrigins, docBuilds, ...config }: StaticFilesOptions,
): Promise<void> {
  await app.register(fastifyCompress, { encodings: ['gzip'] });
  await app.register(serveWidgets, config);
  await app.register(serveExamples, config);
  for (const site of docSitesOf(config)) {
    await app.register(serveDocSite, { site, builds: docBuilds });
  }
  await app.register(serveEmbedPages, { ...config, frameOrigins });
  await app.register(fastifyStatic, staticFolder('/paginas/', path.join(publicDir, 'paginas')));
  await serveApp(app, config.appDir, frameOrigins);
}

// Pages of any origin may fetch the widgets: their code is public.
async function serveWidgets(app: FastifyInstance, { widgetsDir }: Config): Promise<void> {
  if (!existsSync(widgetsDir)) return;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  await app.register(fastifyStatic, staticFolder('/widgets/', widgetsDir));
}

async function serveExamples(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    setContentSecurityPolicy(reply, hostPagePolicy);
    // The example companies' logos are among them, and mail readers show those from elsewhere.
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  app.get('/exemplos', async (_request, reply) => reply.redirect('/exemplos/'));
  await serveExamplePages(app, config);
  await app.register(fastifyStatic, staticFolder('/exemplos/', path.join(publicDir, 'exemplos')));
}

async function serveApp(
  app: FastifyInstance,
  appDir: string,
  frameOrigins: FrameOrigins,
): Promise<void> {
  const isBuilt = existsSync(path.join(appDir, 'index.html'));
  const pageAt = createAppPages(appDir);
  const sendAppPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { body, etag, scriptDigest: script, linkHash } = await pageAt(request.url);
    // A page that fills the window has nobody around it, and most do.
    const isAlone = request.headers['sec-fetch-dest'] === 'document';
    const ancestors = isAlone
      ? []
      : await ancestorsOf(frameOrigins, request, ownerOf(request.url, linkHash));
    if (script || ancestors.length > 0) allowPage(reply, { script, ancestors });
    // A page that was kept would keep who may hold it.
    if (ancestors.length > 0) {
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(body);
    }
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(body);
  };
  if (isBuilt) {
    await app.register(fastifyStatic, { ...staticFolder('/', appDir), index: false });
    app.get('/', sendAppPage);
    await serveFont(app, appDir);
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return sendProblem(reply, new ApiError(404, errorMessages.noSuchAddress));
    if (!isBuilt) return sendNotBuilt(reply);
    return sendAppPage(request, reply);
  });
}

/** Gives the font of the app a name that stays, for the style sheet of the server's own pages. */
async function serveFont(app: FastifyInstance, appDir: string): Promise<void> {
  const files = await readdir(path.join(appDir, 'assets')).catch(() => []);
  const font = files.find((file) => /^inter-latin-.*\.woff2$/.test(file));
  if (!font) return;
  app.get('/paginas/inter.woff2', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(`/assets/${font}`),
  );
}

/** Whether an address may be one of the app's own routes, rather than a file or a call. A full stop at its end is nobody's extension. */
function isPage(request: FastifyRequest): boolean {
  const [pathname = ''] = request.url.split('?', 1);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(?:api|widgets|assets|docs|embed|storybook)(?:\/|$)/i.test(pathname) &&
    !/\.\w+$/.test(pathname)
  );
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return sendMessagePage(
    reply,
    503,
    'Aplicação ainda não compilada',
    'Execute “npm start” ou “npm run build” e recarregue esta página.',
  );
}
