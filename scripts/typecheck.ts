// Type-checks every package, two at a time. `node scripts/typecheck.ts [package …]` narrows it.
import { existsSync, readdirSync } from 'node:fs';
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
    const { status, output } = await run('tsc', ['-p', project, '--pretty', 'false']);
    console.log(`${status === 0 ? 'ok    ' : 'failed'} ${project}`);
    if (status !== 0) {
      failed += 1;
      console.log(output);
    }
  }
}
await Promise.all([worker(), worker()]);
process.exitCode = failed === 0 ? 0 : 1;
