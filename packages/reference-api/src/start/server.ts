import './runtime/compile-cache.mjs';
import { startServer } from './runtime/start-server.ts';

await startServer();
