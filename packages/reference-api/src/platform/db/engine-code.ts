import { readFile } from 'node:fs/promises';
import { stayAlive } from './stay-alive.ts';

let code: Promise<WebAssembly.Module> | undefined;

/** The code of the embedded engine. It is compiled once, on another thread: ask before you need it. */
export function compileEngine(): Promise<WebAssembly.Module> {
  code ??= stayAlive(async () => WebAssembly.compile(await readCode()));
  return code;
}

// It lies beside the engine's own entry, which does not name it among what others may import.
const readCode = () =>
  readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
