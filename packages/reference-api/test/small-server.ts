// The server as `npm start` runs it, with ten people in the example company.
import '../src/start/runtime/compile-cache.mjs';
import { flushCompileCache } from 'node:module';
import { compileEngine } from '../src/platform/db/engine-code.ts';

if (!process.env.DATABASE_URL) compileEngine().catch(() => undefined);
const [{ serve }, { smallExample }] = await Promise.all([
  import('../src/start/runtime/serve.ts'),
  import('./small-example.ts'),
]);
await serve({ exampleCompanies: smallExample });
flushCompileCache();
