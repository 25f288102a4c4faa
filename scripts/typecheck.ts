// Type-checks the sources of the published packages, then everything else against their declarations; what has not
// changed is not checked again. `node scripts/typecheck.ts [package …]` narrows it; `.` is
// what stands outside of the packages.
import { run } from './lib/run.ts';
import { buildTypes, typeProjects } from './lib/type-projects.ts';

const asked = process.argv.slice(2);
const projects = typeProjects().filter(
  (path) => asked.length === 0 || asked.some((name) => [name, `packages/${name}`].includes(path)),
);
const [command, args] = buildTypes;
const { status } = await run(command, [...args, ...projects], { inherit: true });
process.exitCode = projects.length > 0 ? status : 1;
