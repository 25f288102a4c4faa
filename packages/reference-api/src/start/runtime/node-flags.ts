/**
 * How Node is to run the server. The space for new objects is kept small: buffers of what is uploaded or
 * read die young, and a large one is filled with them before it is cleared, which costs a quarter of the memory.
 * The embedded engine is compiled as a whole, on one thread beside the one that starts: else each part of it is
 * when it is first called, and the first requests wait for that.
 */
export const nodeFlags = [
  '--conditions=aferir-source',
  '--max-semi-space-size=2',
  '--no-wasm-lazy-compilation',
  '--wasm-num-compilation-tasks=1',
] as const;
