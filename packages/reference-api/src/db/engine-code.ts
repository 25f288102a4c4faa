import { readFile } from 'node:fs/promises';

let code: Promise<WebAssembly.Module> | undefined;

/** The code of the embedded engine. It is compiled once, on another thread: ask before you need it. */
export function compileEngine(): Promise<WebAssembly.Module> {
  code ??= compile();
  return code;
}

async function compile(): Promise<WebAssembly.Module> {
  // To wait for another thread's compiler does not keep a process alive.
  const alive = setInterval(() => undefined, 60_000);
  try {
    return await WebAssembly.compile(await readCode());
  } finally {
    clearInterval(alive);
  }
}

// It lies beside the engine's own entry, which does not name it among what others may import.
const readCode = () =>
  readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
