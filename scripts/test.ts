// Runs every suite and ends with `N passed, N failed`. `--fast` runs what needs neither browser nor build;
// names as arguments run only those suites.
import { suites } from './lib/suites.ts';

const args = process.argv.slice(2);
const fast = args.includes('--fast');
const named = args.filter((arg) => !arg.startsWith('--'));
const chosen = suites().filter(
  (suite) => (!fast || suite.fast) && (named.length === 0 || named.includes(suite.name)),
);

const total = { passed: 0, failed: 0 };
for (const suite of chosen) {
  const started = Date.now();
  const { passed, failed, output } = await suite.run();
  const ranNothing = passed + failed === 0;
  total.passed += passed;
  total.failed += failed + (ranNothing ? 1 : 0);
  if (failed > 0) console.log(output.trimEnd());
  if (ranNothing) console.log(`The suite "${suite.name}" ran no test.\n${output.trimEnd()}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${failed || ranNothing ? '✗' : '✓'} ${suite.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
if (chosen.length === 0) {
  console.log(`No suite is called ${named.join(', ')}.`);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
