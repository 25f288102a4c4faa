import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import fp from 'fastify-plugin';
import type { LogLevel } from '../../platform/config/config.ts';

/** Never logged, should one of them ever be handed to the log by name. */
const secretFields = [
  'password',
  'senha',
  'senhaAtual',
  'senhaNova',
  'pin',
  'dsPin',
  'hash',
  'hs',
  'hsGame',
  'hsResposta',
  'hsTreinamento',
  'x-link-hash',
  'chave',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'lstRespostas',
];

/** Where log lines go. */
export interface LogStream {
  write(line: string): unknown;
}

/** Log settings: structured, with a request id, and without secrets. */
export function logOptions(
  level: LogLevel,
  stream: LogStream = process.stdout,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      stream,
      redact: secretFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      serializers: {
        // Addresses carry link hashes, so only the pattern that matched is told.
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          message: error.message,
          code: error.code,
          stack: error.stack ?? '',
        }),
      },
    },
  };
}

/** Writes one line per request and gives its id back to the caller. */
export const requestLogPlugin = fp(async (app: FastifyInstance) => {
  // All of its fields are named below: to look for secrets in each line would take longer than to write it.
  const requestLines = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    requestLines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        operation: request.routeOptions.config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
});
