import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OpenApiDocument } from '../contract/contract-document.ts';
import { policyOfPage } from './page-policy.ts';
import { setContentSecurityPolicy } from './security-headers.ts';

const prefix = '/api/docs';
// The viewer has no option for its maker's link.
const vendorLink = 'a[href^="https://www.scalar.com"] { display: none; }';

/** The documentation of the contract, from files of this server alone. */
export async function registerApiDocs(
  app: FastifyInstance,
  document: OpenApiDocument,
): Promise<void> {
  let viewer: Promise<FastifyInstance> | undefined;

  async function answer({ url, host }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    viewer ??= openViewer(document);
    const page = await (await viewer).inject({ url, headers: { host } });
    for (const name of ['content-type', 'content-disposition', 'location'] as const) {
      const value = page.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    if (String(page.headers['content-type']).startsWith('text/html')) {
      setContentSecurityPolicy(reply, policyOfPage(page.payload));
    }
    return reply.code(page.statusCode).send(page.payload);
  }

  app.get(prefix, answer);
  app.get(`${prefix}/*`, answer);
}

// Its module holds the viewer's code, four megabytes that would hold up every start.
async function openViewer(document: OpenApiDocument): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const viewer = fastify();
  await viewer.register(apiReference, {
    routePrefix: prefix,
    configuration: {
      content: document as Record<string, unknown>,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      customCss: vendorLink,
      pageTitle: 'Aferir API',
      favicon: '/paginas/icone.svg',
    },
  });
  return viewer;
}
