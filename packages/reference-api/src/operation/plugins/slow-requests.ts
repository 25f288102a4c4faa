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
import { errorMessages } from '../../platform/errors/error-messages.ts';

/** How long callers may take, in milliseconds. */
export interface RequestTimes {
  /** For the headers of a request. */
  readonly headers: number;
  /** For the whole of a request, its body included. */
  readonly request: number;
  /** For the whole of a request of a route that takes its time. */
  readonly longRequest: number;
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
  longRequest: 30 * 60_000,
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
    requestTimeout: times.longRequest,
    connectionTimeout: times.silence,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.check },
    clientErrorHandler: endConnection,
  };
}

function endConnection(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code !== 'ECONNRESET') cutShort(this, socket, error.code);
}

function cutShort({ log }: FastifyInstance, socket: Socket, code: string | undefined): void {
  if (socket.destroyed) return;
  log.warn({ address: socket.remoteAddress, code }, 'request cut short');
  if (socket.writable) socket.write(plainProblem(code));
  socket.destroy();
}

/**
 * Ends a request of which the body does not come in time, but where the route takes its time: Node has one limit for
 * them all. It also lets no request hold up the end of the process that is still being sent: nobody watches over its
 * time once the server closes. What is being answered is answered.
 */
export const slowRequestsPlugin = fp(
  async (
    app: FastifyInstance,
    { farewell, request: limit }: Pick<RequestTimes, 'farewell' | 'request'>,
  ) => {
    const current = new Map<Socket, CurrentRequest>();
    app.server.on('connection', (socket) => {
      current.set(socket, {});
      socket.once('close', () => current.delete(socket));
    });
    app.server.prependListener('request', (request, response) => {
      const { socket } = request;
      const timer = hasBody(request)
        ? setTimeout(() => cutShort(app, socket, tooSlow), limit).unref()
        : undefined;
      request.once('close', () => clearTimeout(timer));
      current.set(socket, { request, response, timer });
    });
    // Not before it is known who calls: whoever is refused has no more time than for anything else.
    app.addHook('preParsing', ({ raw, routeOptions }, _reply, _payload, done) => {
      if (routeOptions.config.takesItsTime) clearTimeout(current.get(raw.socket)?.timer);
      done();
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

interface CurrentRequest {
  readonly request?: IncomingMessage;
  readonly response?: ServerResponse;
  /** Ends the request when its time is up. */
  readonly timer?: NodeJS.Timeout | undefined;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}

const tooSlow = 'ERR_HTTP_REQUEST_TIMEOUT';

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
  [tooSlow]: [408, errorMessages.tooSlow],
  HPE_HEADER_OVERFLOW: [431, errorMessages.tooLarge],
};
