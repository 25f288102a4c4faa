import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A slow loopback connection that can be cut while something is on its way. */
export interface CuttingProxy {
  url: string;
  /** Ends every connection, and takes no other one until it is mended. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Between two parts of what a browser sends, so that a few megabytes take a moment. */
const pauseMs = 20;

/** Starts the proxy on a free port, in front of the server at an address. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname: host, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;

  const server = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const api = connect(Number(port), host);
    for (const [from, to] of [
      [browser, api],
      [api, browser],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    api.pipe(browser);
    browser.on('data', (part) => {
      api.write(part);
      browser.pause();
      setTimeout(() => browser.resume(), pauseMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  function endAll() {
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: `http://localhost:${address.port}`,
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
