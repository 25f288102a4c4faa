import './runtime/compile-cache.mjs';
import { flushCompileCache } from 'node:module';
import { compileEngine } from '../platform/db/engine-code.ts';

// Beside this thread, while it loads everything else; a failure shows when a database is opened.
if (!process.env.DATABASE_URL) compileEngine().catch(() => undefined);
const { serve } = await import('./runtime/serve.ts');
await serve();
flushCompileCache();
