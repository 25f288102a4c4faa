// Runs every suite, two side by side, and ends with `N passed, N failed`. `--fast` runs what needs neither browser
// nor build; names as arguments run only those suites.
import { runInLanes } from './lib/run-in-lanes.ts';
import { type Part, type Suite, suites } from './lib/suites.ts';

const args = process.argv.slice(2);
const fast = args.includes('--fast');
const named = args.filter((arg) => !arg.startsWith('--'));
const chosen = suites().filter(
  (suite) => (!fast || suite.fast) && (named.length === 0 || named.includes(suite.name)),
);

const total = { passed: 0, failed: 0 };
const parts: Part[] = [];
const workers = chosen.length > 1 ? 1 : 2;

async function runSuite(suite: Suite) {
  const started = Date.now();
  const { passed, failed, output, parts: own } = await suite.run(workers);
  const seconds = (Date.now() - started) / 1000;
  const ranNothing = passed + failed === 0;
  total.passed += passed;
  total.failed += failed + (ranNothing ? 1 : 0);
  parts.push(...own);
  if (failed > 0) console.log(output.trimEnd());
  if (ranNothing) console.log(`The suite "${suite.name}" ran no test.\n${output.trimEnd()}`);
  console.log(
    `${failed || ranNothing ? '✗' : '✓'} ${suite.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
}

await runInLanes(chosen, 2, runSuite);
if (chosen.length === 0) {
  console.log(`No suite is called ${named.join(', ')}.`);
  total.failed += 1;
}
const slowest = parts.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5);
if (slowest.length > 0) console.log('The slowest parts:');
for (const { name, seconds } of slowest)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
