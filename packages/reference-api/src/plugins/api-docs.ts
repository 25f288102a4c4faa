import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../contract/load-contract.ts';
import { policyOfPage } from './page-policy.ts';
import { setContentSecurityPolicy } from './security-headers.ts';

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
        setContentSecurityPolicy(reply, policyOfPage(payload));
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
