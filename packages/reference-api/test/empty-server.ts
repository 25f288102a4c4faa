// The server as `npm start` runs it, with its outbox and without any company.
import '../src/start/runtime/compile-cache.mjs';
import { flushCompileCache } from 'node:module';
import { compileEngine } from '../src/platform/db/engine-code.ts';

if (!process.env.DATABASE_URL) compileEngine().catch(() => undefined);
const { serve } = await import('../src/start/runtime/serve.ts');
await serve({ exampleCompanies: [] });
flushCompileCache();
