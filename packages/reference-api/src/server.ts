import { serve } from './runtime/serve.ts';

await serve();
