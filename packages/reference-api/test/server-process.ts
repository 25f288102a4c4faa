import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>;
}

const serverFile = path.resolve(import.meta.dirname, 'small-server.ts');

/** Starts the server on the small example, and waits until it serves. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=aferir-source', serverFile], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    address,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Where it listens, on a port that the system gives it: its log says so, and the banner when it serves. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(printed) ?? [];
      if (address && printed.includes('Aferir em ')) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}
