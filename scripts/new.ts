// `npm run new -- component|widget|operation|section <name>` writes a whole folder, tests included, and puts it in its place.
import { newComponent } from './lib/new/component.ts';
import { newOperation } from './lib/new/operation.ts';
import { newSection } from './lib/new/section.ts';
import { newWidget } from './lib/new/widget.ts';
import { run } from './lib/run.ts';

const kinds = new Map([
  ['component', newComponent],
  ['widget', newWidget],
  ['operation', (id: string) => newOperation(id)],
  ['section', newSection],
]);

const [kind = '', name] = process.argv.slice(2);
const make = kinds.get(kind);
try {
  if (!make || !name) {
    throw new Error(
      'Usage: npm run new -- component|widget|section <kebab-name>, or operation <operationId>',
    );
  }
  const files = await make(name);
  const { status, output } = await run('biome', [
    'check',
    '--write',
    '--no-errors-on-unmatched',
    // It reads the whole repository; `npm run lint` does so too.
    '--skip=suspicious/noImportCycles',
    ...files,
  ]);
  if (status !== 0) throw new Error(output);
  console.log(files.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
