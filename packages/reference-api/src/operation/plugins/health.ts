import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../platform/db/database.ts';

/** Says whether the process lives, and whether it can serve. */
export const healthPlugin = fp(
  async (app: FastifyInstance, { database }: { database: Database }) => {
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (request, reply) => {
      try {
        await database.ping();
        return { status: 'ok' };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'unavailable' });
      }
    });
  },
);
