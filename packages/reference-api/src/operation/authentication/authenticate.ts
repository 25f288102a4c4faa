import type { ThrottleRule } from '@aferir/domain';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { forbidden, unauthorized } from '../../platform/errors/failures.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import type { Services } from '../context.ts';
import type { ContractOperation } from '../contract/contract-document.ts';
import { linkMessages } from '../links/link-messages.ts';
import { type OpenedLink, openLink } from '../links/resolve-link.ts';
import type { Caller } from '../plugins/fastify-types.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import { findSessionCaller } from '../sessions/session-caller.ts';

/** Unknown links one network may try; a known one is never held up by it. */
export const linkGuessThrottle: ThrottleRule = { limit: 30, window: 15 * 60_000 };

/** Counts a hash that opens nothing; a network that keeps guessing is told to wait. */
export function countLinkGuess(throttle: Services['throttle'], network: string): Promise<void> {
  return throttle.take(`unknown-link:${network}`, linkGuessThrottle);
}

/** Finds out who calls, by the first credential sent that the operation takes. */
export async function authenticate(
  services: Services,
  tokens: AccessTokens,
  stated: ContractOperation,
  request: FastifyRequest,
): Promise<Caller> {
  if (stated.schemes.includes('linkHash')) {
    const hash = readLinkHash(stated, request);
    if (hash) return authenticateLink(services, request, hash);
  }
  return authenticateSession(services, tokens, stated, request);
}

type Parameters = Readonly<Record<string, unknown>>;

/** The hash of the header, which must be that of the address where there is one. */
function readLinkHash(
  { linkParameter }: ContractOperation,
  { headers, params, query }: FastifyRequest,
): string | undefined {
  const sent = hashIn(headers['x-link-hash']);
  const inAddress =
    hashIn((params as Parameters)[linkParameter ?? 'hash']) ??
    hashIn((query as Parameters)[linkParameter ?? '']);
  if (sent && inAddress && sent !== inAddress) throw forbidden(linkMessages.wrongResponse);
  return sent ?? inAddress;
}

/** `0` stands for no link where an address needs something in its place. */
function hashIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value !== '0' ? value : undefined;
}

async function authenticateLink(
  services: Services,
  request: FastifyRequest,
  hash: string,
): Promise<Caller> {
  const { link, company } = await openLinkThrottled(services, networkOf(request.ip), hash);
  return { actor: { kind: 'link', link }, company };
}

/** Opens a link; a network that keeps guessing is told to wait. */
export async function openLinkThrottled(
  services: Services,
  network: string,
  hash: string,
): Promise<OpenedLink> {
  try {
    return await openLink(services.database, hash, services.clock.now());
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      await countLinkGuess(services.throttle, network);
    }
    throw error;
  }
}

async function authenticateSession(
  services: Services,
  tokens: AccessTokens,
  stated: ContractOperation,
  request: FastifyRequest,
): Promise<Caller> {
  const [, token] = /^Bearer +([^ ]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthorized(errorMessages.noCredential);
  const now = services.clock.now();
  const claims = tokens.read(token, now);
  if (!claims) throw unauthorized();
  const caller = await findSessionCaller(services.database, claims, now);
  if (!caller) throw unauthorized();
  const scheme = claims.realm === 'staff' ? 'staffBearer' : 'employeeBearer';
  if (!stated.schemes.includes(scheme)) throw forbidden();
  return caller;
}
