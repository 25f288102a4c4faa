import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Modules are stripped of types and compiled once, not at each start; where this cannot be written
// to, they are compiled as ever.
enableCompileCache(
  path.resolve(import.meta.dirname, '../../../node_modules/.cache/aferir/compiled'),
);
const { serve } = await import('./runtime/serve.ts');
await serve();
flushCompileCache();
