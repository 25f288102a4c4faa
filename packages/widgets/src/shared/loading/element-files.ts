/**
 * The files that each element needs, from the loader's own address on, by tag. The browser build puts
 * them here; anywhere else a bundler knows what belongs together.
 */
export const elementFiles: Readonly<Record<string, readonly string[]>> = {};
