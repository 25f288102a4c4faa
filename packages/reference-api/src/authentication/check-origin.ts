import type { FastifyRequest } from 'fastify';
import { errorMessages } from '../errors/error-messages.ts';
import { forbidden } from '../errors/failures.ts';

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

/** Whether a request comes from a page that this server, or a proxy in front of it, served. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (!origin || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
