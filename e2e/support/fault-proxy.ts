import { once } from 'node:events';
import http from 'node:http';

/**
 * What goes wrong on the way to `/api/v1`:
 * `drop-every-third` closes the connection of each third request before the server sees it;
 * `lose-replies` lets the server do its work and loses the reply of each third request;
 * `double-requests` sends each third request twice at the same moment.
 */
export type Fault = 'drop-every-third' | 'lose-replies' | 'double-requests';

/** A loopback proxy that stands between the browser and the server. */
export interface FaultProxy {
  url: string;
  /** Where requests go; set once the server runs. */
  target: string;
  /** How many requests it spoiled so far. */
  spoiled: number;
  stop(): Promise<void>;
}

/** Starts the proxy on a free port. */
export async function startFaultProxy(fault: Fault): Promise<FaultProxy> {
  let apiRequests = 0;
  const server = http.createServer((request, reply) => {
    const isApi = request.url?.toLowerCase().startsWith('/api/v1') ?? false;
    if (isApi) apiRequests += 1;
    const spoil = isApi && apiRequests % 3 === 0;
    if (spoil) proxy.spoiled += 1;
    if (spoil && fault === 'drop-every-third') {
      request.socket.destroy();
      return;
    }
    if (spoil && fault === 'double-requests') pass(request, (answer) => answer.resume());
    pass(request, (answer) => {
      if (spoil && fault === 'lose-replies') {
        answer.resume().on('end', () => request.socket.destroy());
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
  });

  function pass(request: http.IncomingMessage, take: (answer: http.IncomingMessage) => void) {
    const { hostname, port } = new URL(proxy.target);
    const { url: path, method, headers } = request;
    const forward = http.request({ hostname, port, path, method, headers }, take);
    forward.on('error', () => request.socket.destroy());
    request.pipe(forward);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const proxy: FaultProxy = {
    url: `http://localhost:${address.port}`,
    target: '',
    spoiled: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
