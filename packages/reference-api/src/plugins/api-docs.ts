import { createHash } from 'node:crypto';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../contract/load-contract.ts';
import { setContentSecurityPolicy } from './security-headers.ts';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

// The viewer has no option for its maker's link.
const vendorLink = 'a[href^="https://www.scalar.com"] { display: none; }';

/** The documentation of the contract, from files of this server alone. */
export async function registerApiDocs(
  app: FastifyInstance,
  document: OpenApiDocument,
): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && payload.includes('<script')) {
        setContentSecurityPolicy(reply, docsPolicy(payload));
      }
      return payload;
    });
    await docs.register(apiReference, {
      routePrefix: '/api/docs',
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
  });
}

/** Allows the page's own start script by its digest; its styles are made by that script. */
function docsPolicy(page: string): Record<string, string[]> {
  const digests = Array.from(page.matchAll(inlineScript), ([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return `'sha256-${digest}'`;
  });
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...digests],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}
