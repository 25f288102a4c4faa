// Builds what is stale: the published packages, the widgets' browser bundle, the app and the documentation sites.
// `--served` builds only what `npm start` builds before it serves, `--docs` only the sites and `--site` only that of `/docs`,
// `--published` only the packages; `--force` builds what is fresh, too.
import { buildStale } from './lib/build-stale.ts';
import { docSites, published, served, site } from './lib/build-steps.ts';

const groups = {
  '--docs': docSites,
  '--published': published,
  '--served': served,
  '--site': site,
};
const named = Object.entries(groups).filter(([flag]) => process.argv.includes(flag));
const steps = new Set(
  named.length > 0 ? named.flatMap(([, group]) => group) : [...served, ...published, ...docSites],
);

if (!(await buildStale(steps, { force: process.argv.includes('--force') }))) process.exit(1);
