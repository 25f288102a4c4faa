import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** Directives of a content security policy. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * The app's own policy. Styles may be inline: dialogs lock scrolling and charts size themselves so.
 * Scripts are not, but for the one of {@link allowPage}.
 */
const appPolicy: ContentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const appPolicyText = toText(appPolicy);

/** What no page of ours does with a device; browsers keep it from whatever a page might load too. */
const closedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsPolicy = closedFeatures.map((feature) => `${feature}=()`).join(', ');

/** Headers that close off what a browser would otherwise allow. */
export const securityHeadersPlugin = fp(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      originAgentCluster: false,
      referrerPolicy: { policy: 'no-referrer' },
      frameguard: { action: 'deny' },
      hsts: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('permissions-policy', permissionsPolicy);
      reply.header('content-security-policy', appPolicyText);
      done();
    });
  },
);

/** What a page of the app may beside the others. */
export interface PageAllowances {
  /** Digest of the one script that stands in its HTML. */
  readonly script?: string | undefined;
  /** Origins whose pages may hold it in a frame. */
  readonly ancestors?: readonly string[];
}

/** Lets a page of the app do more than the others. */
export function allowPage(
  reply: FastifyReply,
  { script, ancestors = [] }: PageAllowances,
): FastifyReply {
  // The older header can name no origin.
  if (ancestors.length > 0) reply.removeHeader('x-frame-options');
  return setContentSecurityPolicy(reply, {
    ...appPolicy,
    ...(script && { 'script-src': ["'self'", script] }),
    ...(ancestors.length > 0 && { 'frame-ancestors': ancestors }),
  });
}

/** Gives a page a policy of its own. */
export function setContentSecurityPolicy(
  reply: FastifyReply,
  policy: ContentSecurityPolicy,
): FastifyReply {
  return reply.header('content-security-policy', toText(policy));
}

function toText(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
