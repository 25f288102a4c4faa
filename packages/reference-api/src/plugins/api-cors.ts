import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { isOwnOrigin } from '../authentication/check-origin.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';

const base: FastifyCorsOptions = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-link-hash'],
  exposedHeaders: ['retry-after', 'x-request-id', 'date'],
  maxAge: 600,
};

/**
 * Lets pages of the companies' allowed origins call the API. A preflight carries no credential, so
 * it is answered for the union of all; the call itself is checked against its own company.
 */
export const apiCorsPlugin = fp(async (app: FastifyInstance, services: Services) => {
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers;
      const isAllowed =
        origin !== undefined &&
        (isOwnOrigin(request, services.config.publicUrl) ||
          (await isOriginOfAnyCompany(services.database, origin)));
      return { ...base, origin: isAllowed ? origin : false };
    },
  });
});

async function isOriginOfAnyCompany(database: Database, origin: string): Promise<boolean> {
  const { rows } = await database.inPlatform((db) =>
    sql`select 1 from list_allowed_origins() as listed where listed.origin = ${origin}`.execute(db),
  );
  return rows.length > 0;
}
