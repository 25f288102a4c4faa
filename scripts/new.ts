// `npm run new -- component|widget|operation <name>` writes a whole folder, tests included, and puts it in its place.
import { newComponent } from './lib/new/component.ts';
import { newOperation } from './lib/new/operation.ts';
import { newWidget } from './lib/new/widget.ts';
import { run } from './lib/run.ts';

const kinds = new Map([
  ['component', newComponent],
  ['widget', newWidget],
  ['operation', newOperation],
]);

const [kind = '', name] = process.argv.slice(2);
const make = kinds.get(kind);
try {
  if (!make || !name) {
    throw new Error(
      'Usage: npm run new -- component|widget <kebab-name>, or operation <operationId>',
    );
  }
  const files = await make(name);
  const { status, output } = await run('biome', [
    'check',
    '--write',
    '--no-errors-on-unmatched',
    ...files,
  ]);
  if (status !== 0) throw new Error(output);
  console.log(files.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
