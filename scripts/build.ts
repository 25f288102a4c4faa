// Builds what is stale: the published packages, the widgets' browser bundle, the app and Storybook.
// `--served` builds only what `npm start` serves, `--published` only the packages; `--force` builds what is fresh, too.
import { join } from 'node:path';
import { published, served, storybook } from './lib/build-steps.ts';
import { root, run } from './lib/run.ts';
import { isFresh, markFresh } from './lib/stamp.ts';

const force = process.argv.includes('--force');
const groups = { '--published': published, '--served': served };
const named = Object.entries(groups).filter(([flag]) => process.argv.includes(flag));
const steps = new Set(
  named.length > 0 ? named.flatMap(([, group]) => group) : [...served, ...published, ...storybook],
);

for (const { name, command, args, cwd, inputs, outputs } of steps) {
  if (!force && isFresh(name, inputs, outputs)) continue;
  const started = Date.now();
  const { status, output } = await run(command, args, { cwd: join(root, cwd) });
  if (status !== 0) {
    console.error(`${name} failed to build:\n${output}`);
    process.exit(1);
  }
  markFresh(name, inputs);
  console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
