import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { sendMessagePage } from '../pages/page.ts';
import { policyOfPage } from './page-policy.ts';
import { setContentSecurityPolicy } from './security-headers.ts';
import { staticFolder } from './static-folder.ts';

/**
 * Serves the built Storybook under `/storybook`; its frame of a story may stand in its own pages, and nothing else of
 * ours in any. Where it has not been built, a page says how.
 */
export async function serveStorybook(
  app: FastifyInstance,
  { storybookDir }: Config,
): Promise<void> {
  if (!existsSync(path.join(storybookDir, 'index.html'))) return serveNothingBuilt(app);

  const servePage = (url: string, file: string, ancestors: "'none'" | "'self'") =>
    app.get(url, async (_request, reply) => {
      const page = await readFile(path.join(storybookDir, file), 'utf8');
      setContentSecurityPolicy(reply, { ...policyOfPage(page), 'frame-ancestors': [ancestors] });
      if (ancestors === "'self'") reply.header('x-frame-options', 'SAMEORIGIN');
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });
  app.get('/storybook', async (_request, reply) => reply.redirect('/storybook/'));
  servePage('/storybook/', 'index.html', "'none'");
  servePage('/storybook/index.html', 'index.html', "'none'");
  servePage('/storybook/iframe.html', 'iframe.html', "'self'");
  await app.register(fastifyStatic, { ...staticFolder('/storybook/', storybookDir), index: false });
}

function serveNothingBuilt(app: FastifyInstance): void {
  for (const url of ['/storybook', '/storybook/*']) {
    app.get(url, async (_request, reply) =>
      sendMessagePage(
        reply,
        404,
        'Storybook ainda não compilado',
        'Execute “npm run build” e reinicie o servidor. Para desenvolver, “npm run storybook” o abre sem compilar.',
      ),
    );
  }
}
