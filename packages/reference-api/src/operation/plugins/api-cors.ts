import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import { isOwnOrigin } from '../authentication/check-origin.ts';
import type { Services } from '../context.ts';

const base: FastifyCorsOptions = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    ...['authorization', 'content-type', 'idempotency-key', 'x-link-hash'],
    ...['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'],
  ],
  exposedHeaders: [
    ...['retry-after', 'x-request-id', 'date'],
    ...['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset'],
  ],
  maxAge: 600,
};

/**
 * Lets pages of the companies' allowed origins call the API. A preflight carries no credential, so
 * it is answered for the union of all, as it was seconds ago at most; the call itself is checked against
 * its own company, as it is.
 */
export const apiCorsPlugin = fp(async (app: FastifyInstance, services: Services) => {
  const isOfAnyCompany = createOriginCheck(services);
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers;
      const isAllowed =
        origin !== undefined &&
        (isOwnOrigin(request, services.config.publicUrl) ||
          (await isOfAnyCompany(origin, networkOf(request.ip))));
      return { ...base, origin: isAllowed ? origin : false };
    },
  });
});

/** How long an origin is taken for listed without another look, in milliseconds. */
export const listedOriginLifetime = 10_000;

/** How many origins that nobody lists are looked up for one network within that time: each look goes over all companies. */
export const mostUnlistedLooks = 50;

/**
 * Tells whether any company lists an origin. What was found listed is remembered for a short time, in
 * this process alone; what was not is looked up each time, so that a new origin passes at once, but for a network that
 * keeps coming with such.
 */
function createOriginCheck({ database, clock }: Services) {
  const listedUntil = new Map<string, number>();
  const misses = new Map<string, number>();
  let missesUntil = 0;
  return async (origin: string, network: string): Promise<boolean> => {
    const now = clock.now().getTime();
    const until = listedUntil.get(origin);
    if (until !== undefined && now < until) return true;
    if (now >= missesUntil) {
      misses.clear();
      missesUntil = now + listedOriginLifetime;
    }
    const missed = misses.get(network) ?? 0;
    if (until === undefined && missed >= mostUnlistedLooks) return false;
    const isListed = await isOriginOfAnyCompany(database, origin);
    if (isListed) listedUntil.set(origin, now + listedOriginLifetime);
    else misses.set(network, missed + 1);
    return isListed;
  };
}

async function isOriginOfAnyCompany(database: Database, origin: string): Promise<boolean> {
  const { rows } = await database.inPlatform((db) =>
    sql`select 1 from list_allowed_origins() as listed where listed.origin = ${origin}`.execute(db),
  );
  return rows.length > 0;
}
