import { flushCompileCache } from 'node:module';
import { compileEngine } from '../../platform/db/engine-code.ts';
import type { RuntimeOptions } from './runtime.ts';

/** Makes this process a server, as {@link serve} does, and loads what it is made of meanwhile. */
export async function startServer(options?: RuntimeOptions): Promise<void> {
  // Beside this thread, while it loads everything else; a failure shows when a database is opened.
  if (!process.env.DATABASE_URL) compileEngine().catch(() => undefined);
  const { serve } = await import('./serve.ts');
  await serve(options);
  flushCompileCache();
}
