// The server as `npm start` runs it, with its outbox and without any company.
import '../src/start/runtime/compile-cache.mjs';
import { startServer } from '../src/start/runtime/start-server.ts';

await startServer({ exampleCompanies: [] });
