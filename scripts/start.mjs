// Builds what is stale, then is the reference API, which serves everything, until it is stopped; beside it the documentation
// sites are built. Not in TypeScript:
// to strip the types of the first file takes Node longer than to read all others from its cache.
import '../packages/reference-api/src/start/runtime/compile-cache.mjs';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));

const { buildStale } = await import('./lib/build-stale.ts');
const { served } = await import('./lib/build-steps.ts');
if (!(await buildStale(served))) process.exit(1);
// By its address, since the types of scripts know a smaller library than those of the server.
const start = new URL(
  '../packages/reference-api/src/start/runtime/start-server.ts',
  import.meta.url,
);
const { startServer } = await import(start.href);
await startServer({ docsBuilder: join(import.meta.dirname, 'build-docs.ts') });
