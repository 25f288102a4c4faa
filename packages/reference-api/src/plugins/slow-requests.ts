import {
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { errorMessages } from '../errors/error-messages.ts';

/** How long callers may take, in milliseconds. */
export interface RequestTimes {
  /** For the headers of a request. */
  readonly headers: number;
  /** For the whole of a request, its body included. */
  readonly request: number;
  /** Without a byte in either direction, an answer in the making included. */
  readonly silence: number;
  /** For what is still being sent when the process is told to end. */
  readonly farewell: number;
  /** How often it is looked at. */
  readonly check: number;
}

/** The times of a server. */
export const requestTimes: RequestTimes = {
  headers: 15_000,
  request: 30_000,
  silence: 120_000,
  farewell: 3_000,
  check: 2_000,
};

/** Settings that end requests which are sent too slowly. */
export function slowRequestOptions(
  times: RequestTimes,
): Pick<
  FastifyHttpOptions<Server>,
  'requestTimeout' | 'connectionTimeout' | 'clientErrorHandler'
> & { http: ServerOptions } {
  return {
    requestTimeout: times.request,
    connectionTimeout: times.silence,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.check },
    clientErrorHandler: endConnection,
  };
}

function endConnection(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  this.log.warn({ address: socket.remoteAddress, code: error.code }, 'request cut short');
  if (socket.writable) socket.write(plainProblem(error.code));
  socket.destroy(error);
}

/**
 * Lets no request hold up the end of the process that is still being sent: nobody watches over its
 * time once the server closes. What is being answered is answered.
 */
export const slowRequestsPlugin = fp(
  async (app: FastifyInstance, { farewell }: Pick<RequestTimes, 'farewell'>) => {
    const current = new Map<Socket, { request?: IncomingMessage; response?: ServerResponse }>();
    app.server.on('connection', (socket) => {
      current.set(socket, {});
      socket.once('close', () => current.delete(socket));
    });
    app.server.prependListener('request', (request, response) => {
      current.set(request.socket, { request, response });
    });
    let isClosing = false;
    app.addHook('onSend', (_request, reply, _payload, done) => {
      // Else the connection would stay open for a next request, and the server with it.
      if (isClosing) reply.header('connection', 'close');
      done();
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      setTimeout(() => {
        for (const [socket, { request, response }] of current) {
          const isBeingAnswered = request?.complete && !response?.writableFinished;
          if (!isBeingAnswered) socket.destroy();
        }
      }, farewell).unref();
    });
  },
);

function plainProblem(code: string | undefined): string {
  const [status, message] = problems[code ?? ''] ?? [400, errorMessages.malformedRequest];
  const body = JSON.stringify({ success: false, data: null, msg: message, errors: [message] });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

const problems: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, errorMessages.tooSlow],
  HPE_HEADER_OVERFLOW: [431, errorMessages.tooLarge],
};
