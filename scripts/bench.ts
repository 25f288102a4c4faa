// Runs every `packages/*/bench/*.bench.mjs` and prints its figures as a table. Names as arguments narrow it.
import { existsSync, readdirSync } from 'node:fs';
import { findChromium } from './lib/find-chromium.ts';
import { run } from './lib/run.ts';

const asked = process.argv.slice(2);
const files = readdirSync('packages')
  .map((name) => `packages/${name}/bench`)
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.bench.mjs'))
  .filter((file) => asked.length === 0 || asked.some((name) => file.includes(name)));

const built = await run('node', ['scripts/build.ts', '--served'], { inherit: true });
if (built.status !== 0) process.exit(built.status);

const env = { AFERIR_CHROMIUM: await findChromium() };
for (const file of files) {
  console.log(`\n${file}`);
  const { status } = await run('node', ['--conditions=aferir-source', file], {
    env,
    inherit: true,
  });
  if (status !== 0) process.exitCode = status;
}
