// Runs every suite and looks a second time at what failed, alone; ends with `N passed, N failed`. `--fast` runs what
// needs neither browser nor build; names as arguments run only those suites.
import { stripVTControlCharacters } from 'node:util';
import { runInLanes } from './lib/run-in-lanes.ts';
import { lookAgain, secondTries } from './lib/second-look.ts';
import { sideBySide } from './lib/side-by-side.ts';
import { buildProducts } from './lib/suites/build-products.ts';
import type { Part, Suite } from './lib/suites/suite.ts';
import { suites } from './lib/suites.ts';

const args = process.argv.slice(2);
const fast = args.includes('--fast');
const named = args.filter((arg) => !arg.startsWith('--'));
const chosen = suites().filter(
  (suite) => (!fast || suite.fast) && (named.length === 0 || named.includes(suite.name)),
);

const parts: Part[] = [];

const sum = (key: 'passed' | 'failed', of: readonly Part[]) =>
  of.reduce((total, part) => total + part[key], 0);
const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;

async function runSuite(suite: Suite) {
  const started = Date.now();
  const { output, cpuSeconds, ...outcome } = await suite.run();
  const times = timesOf(started, cpuSeconds);
  const ranNothing = sum('passed', outcome.parts) + sum('failed', outcome.parts) === 0;
  const own = ranNothing ? [nothingRan(suite.name)] : outcome.parts;
  const [passed, failed] = [sum('passed', own), sum('failed', own)];
  parts.push(...own.map((part) => ({ ...part, name: nameOf(part, suite) })));
  if (failed > 0) console.log(output.trimEnd());
  console.log(`${failed ? '✗' : '✓'} ${suite.name}: ${passed} passed, ${failed} failed (${times})`);
}

function timesOf(started: number, cpuSeconds: number): string {
  const seconds = (Date.now() - started) / 1000;
  return `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of a processor`;
}

/** The file or command, and which of the suites that share files ran it. */
function nameOf({ name }: Part, suite: Suite): string {
  return suite.name.startsWith('api on ') ? `${name} (${suite.name})` : name;
}

function nothingRan(name: string): Part {
  const firstError = `The suite "${name}" ran no test.`;
  return { name, passed: 0, failed: 1, seconds: 0, firstError, slowTests: [] };
}

/** What a failure says, without the page that it goes on with. */
function firstLines(text = ''): string {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  return lines.slice(0, 10).join('\n    ');
}

const { lanes, workers, endToEndWorkers } = sideBySide;
console.log(
  `  at once: ${lanes} suites of ${workers} workers each, or ${endToEndWorkers} end to end`,
);
if (chosen.some(({ needsBuild }) => needsBuild)) {
  const started = Date.now();
  const { cpuSeconds } = await buildProducts();
  console.log(`  build: ${timesOf(started, cpuSeconds)}`);
}
for (const suite of chosen.filter(({ alone }) => alone)) await runSuite(suite);
const others = chosen.filter(({ alone }) => !alone);
await runInLanes(others, lanes, runSuite);

const look = await lookAgain(parts);
if (look.output) console.log(`What failed again:\n${look.output.trimEnd()}`);
const slowest = parts.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5);
if (slowest.length > 0) console.log('The slowest parts:');
for (const { name, seconds } of slowest) console.log(`${inSeconds(seconds)}  ${name}`);
const slowTests = parts.flatMap((part) =>
  part.slowTests.map((test) => ({ ...test, name: `${part.name} › ${test.name}` })),
);
if (slowTests.length > 0) console.log('Over a quarter of their limit:');
for (const { name, seconds } of slowTests) console.log(`${inSeconds(seconds)}  ${name}`);

if (look.passedAtSecondTry.length > 0) {
  console.log('Passed at the second try:');
  for (const { name, firstError } of look.passedAtSecondTry)
    console.log(`  ${name}\n    ${firstLines(firstError)}`);
}
// What has to be mended stands at the end: no more than that is kept of a long log.
for (const { name, failed, firstError, secondError } of look.parts) {
  if (failed === 0) continue;
  console.log(`✗ ${name}\n    ${firstLines(firstError)}`);
  if (secondError) console.log(`  and at the second try\n    ${firstLines(secondError)}`);
}

const total = { passed: sum('passed', look.parts), failed: sum('failed', look.parts) };
if (look.passedAtSecondTry.length > secondTries) {
  console.log(`More than ${secondTries} files passed at the second try alone.`);
  total.failed += 1;
}
if (chosen.length === 0) {
  console.log(`No suite is called ${named.join(', ')}.`);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
