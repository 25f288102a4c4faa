// Builds what is stale: the published packages, the widgets' browser bundle, the app and Storybook.
// `--served` builds only what `npm start` serves, `--published` only the packages; `--force` builds what is fresh, too.
import { buildStale } from './lib/build-stale.ts';
import { published, served, storybook } from './lib/build-steps.ts';

const groups = { '--published': published, '--served': served };
const named = Object.entries(groups).filter(([flag]) => process.argv.includes(flag));
const steps = new Set(
  named.length > 0 ? named.flatMap(([, group]) => group) : [...served, ...published, ...storybook],
);

if (!(await buildStale(steps, { force: process.argv.includes('--force') }))) process.exit(1);
