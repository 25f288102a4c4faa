// Builds what is stale: the published packages, the widgets' browser bundle, the app, Storybook and the
// documentation's site.
// `--served` builds only what `npm start` serves, `--published` only the packages, `--site` only the site; `--force` builds what is fresh, too.
import { buildStale } from './lib/build-stale.ts';
import { published, served, site, storybook } from './lib/build-steps.ts';

const groups = { '--published': published, '--served': served, '--site': site };
const named = Object.entries(groups).filter(([flag]) => process.argv.includes(flag));
const steps = new Set(
  named.length > 0
    ? named.flatMap(([, group]) => group)
    : [...served, ...published, ...storybook, ...site],
);

if (!(await buildStale(steps, { force: process.argv.includes('--force') }))) process.exit(1);
