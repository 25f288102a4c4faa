import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../packages/reference-api/src/start/runtime/node-flags.ts';
import { putNewDatabase } from '../../packages/reference-api/test/new-database.ts';
import { patience } from '../../scripts/lib/patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const movedClock = new URL('moved-clock.ts', import.meta.url).href;

/** A running reference API with an example company, on a data folder of its own. */
export interface TestServer {
  /** Where it listens, without a trailing slash. */
  url: string;
  /** What it has printed since it was started last. */
  printed(): string;
  /** Ends it at once, as a power cut would, and keeps its data. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port; its clock may have gone on meanwhile. */
  restart(clockAheadMs?: number): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** What the server prints once it answers; what its start tells of itself comes before. */
const readyLine = 'Aferir em ';

/** Waits until a server says that it is ready; fails as soon as it has ended. */
function untilReady(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (log().includes(readyLine)) resolve();
    });
    child.once('close', () => reject(new Error(`The server ended:\n${log()}`)));
    AbortSignal.timeout(patience.serverStart).addEventListener('abort', () =>
      reject(new Error(`The server did not get ready:\n${log()}`)),
    );
  });
}

/** Starts the built product the way `npm start` does, on a free port. */
export function startServer(): Promise<TestServer> {
  return startEntry('src/start/server.ts', {});
}

/** Starts it on an empty database, without any example. */
export function startEmptyServer(): Promise<TestServer> {
  return startEntry('src/start/server.ts', { AFERIR_DEMO: '0' });
}

/** Starts it on an empty database too, with the outbox that the example has. */
export function startEmptyServerWithOutbox(): Promise<TestServer> {
  return startEntry('test/empty-server.ts', {});
}

/** Starts it with ten people in the example company, for tests that are about the server itself. */
export function startSmallServer(env: Record<string, string> = {}): Promise<TestServer> {
  return startEntry('test/small-server.ts', env);
}

async function startEntry(entry: string, env: Record<string, string>): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aferir-e2e-'));
  let url = '';
  let child: ChildProcess | undefined;
  let log = '';

  async function launch(clockAheadMs = 0): Promise<void> {
    log = '';
    const clock = clockAheadMs > 0 ? [`--import=${movedClock}`] : [];
    child = spawn(process.execPath, [...nodeFlags, ...clock, `packages/reference-api/${entry}`], {
      cwd: root,
      env: {
        ...process.env,
        SALES_MAIL: 'vendas@aferir.example',
        DATABASE_URL: '',
        PORT: new URL(url).port,
        PUBLIC_URL: url,
        AFERIR_DATA_DIR: dataDir,
        AFERIR_CLOCK_AHEAD: String(clockAheadMs),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      log = (log + chunk).slice(-20_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    await untilReady(child, () => log);
  }

  /** Its address has to be known before it starts; whoever took the port meanwhile keeps it. */
  async function launchOnFreePort(): Promise<void> {
    for (;;) {
      const port = await freePort();
      url = `http://localhost:${port}`;
      try {
        await launch();
        return;
      } catch (error) {
        if (!log.includes(`A porta ${port} já está em uso`)) throw error;
      }
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  async function stop(): Promise<void> {
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    await putNewDatabase(dataDir);
    await launchOnFreePort();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, printed: () => log, kill: () => end('SIGKILL'), restart: launch, stop };
}
