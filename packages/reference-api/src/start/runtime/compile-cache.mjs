// Imported first. Not in TypeScript: its types would be stripped before there is a cache, which takes longer than all else.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

/** Where this cannot be written to, modules are compiled as ever. */
enableCompileCache(
  path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/aferir/compiled'),
);
