import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A loopback connection on which an upload comes so far, and which can be cut then. */
export interface CuttingProxy {
  url: string;
  /** Ends every connection, and takes no other one until it is mended. */
  cut(): void;
  /** Takes connections again, and holds no upload any more. */
  mend(): void;
  stop(): Promise<void>;
}

/** Starts the proxy on a free port, in front of a server; of each upload it passes on so many bytes, and then waits. */
export async function startCuttingProxy(target: string, heldAfter: number): Promise<CuttingProxy> {
  const { hostname: host, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHolding = true;

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
    let passed = 0;
    let isUpload = false;
    browser.on('data', (part) => {
      api.write(part);
      isUpload ||= isHolding && part.includes('PATCH /');
      if (!isUpload) return;
      passed += part.length;
      if (passed >= heldAfter) browser.pause();
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
      isHolding = false;
    },
    async stop() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
