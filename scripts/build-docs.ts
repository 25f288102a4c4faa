// Builds what is stale of the documentation sites, one after the other and behind all else on the machine, for a server that
// has begun it and is told of each; it ends with the server. By hand it is `npm run build -- --docs`.
import { constants, setPriority } from 'node:os';
import { buildIfStale } from './lib/build-stale.ts';
import { docSites } from './lib/build-steps.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { root } from './lib/run.ts';

endWithParent();
setPriority(constants.priority.PRIORITY_LOW);
process.chdir(root);
for (const step of docSites) {
  process.send?.({ site: step.name, ...(await buildIfStale(step)) });
}
