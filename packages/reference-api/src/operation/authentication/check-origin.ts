import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../platform/config/config.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { forbidden } from '../../platform/errors/failures.ts';

/** Refuses a page of an origin that the company has not listed. Our own pages always may. */
export function checkOrigin(
  request: FastifyRequest,
  publicUrl: string,
  allowedOrigins: readonly string[],
): void {
  const { origin } = request.headers;
  if (!origin || isOwnOrigin(request, publicUrl) || allowedOrigins.includes(origin)) return;
  throw forbidden(errorMessages.foreignOrigin);
}

/**
 * Whether a request comes from a page of our own: of the public address. What a request says its host is, is what its
 * page says; it is believed on this machine alone, which has several names.
 */
export function isOwnOrigin(
  { headers: { origin, host } }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const [page, own] = [new URL(origin), new URL(publicUrl)];
  if (page.origin === own.origin) return true;
  return isLoopback(page.hostname) && isLoopback(own.hostname) && page.host === host;
}
