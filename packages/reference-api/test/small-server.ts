// The server as `npm start` runs it, with ten people in the example company.
import { serve } from '../src/runtime/serve.ts';
import { smallExample } from './small-example.ts';

await serve({ exampleCompanies: smallExample });
