// Type-checks every package, two at a time, and remembers what is unchanged. `node scripts/typecheck.ts [package …]`
// narrows it.
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { run } from './lib/run.ts';

const packages = readdirSync('packages').filter((name) =>
  existsSync(`packages/${name}/tsconfig.json`),
);
const asked = process.argv.slice(2);
const projects = ['.', ...packages.map((name) => `packages/${name}`)].filter(
  (path) => asked.length === 0 || asked.some((name) => path.endsWith(name)),
);

let failed = 0;
async function worker() {
  for (let project = projects.shift(); project; project = projects.shift()) {
    const known = `node_modules/.cache/aferir/types-${project === '.' ? 'root' : basename(project)}.tsbuildinfo`;
    const remembering = ['--incremental', '--tsBuildInfoFile', known];
    const { status, output } = await run('tsc', [
      '-p',
      project,
      '--pretty',
      'false',
      ...remembering,
    ]);
    console.log(`${status === 0 ? 'ok    ' : 'failed'} ${project}`);
    if (status !== 0) {
      failed += 1;
      console.log(output);
    }
  }
}
await Promise.all([worker(), worker()]);
process.exitCode = failed === 0 ? 0 : 1;
