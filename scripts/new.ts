// `npm run new -- component|widget|operation <name>` writes a whole folder, tests included, and puts it in its place.
import { newComponent } from './lib/new/component.ts';
import { formatFiles } from './lib/new/format.ts';
import { generate } from './lib/new/generate.ts';
import { newOperation } from './lib/new/operation.ts';
import { newWidget } from './lib/new/widget.ts';
import { root } from './lib/run.ts';

const kinds: Readonly<Record<string, (name: string) => string[] | Promise<string[]>>> = {
  component: (name) => newComponent(root, name),
  widget: (name) => newWidget(root, name),
  async operation(id) {
    const files = newOperation(root, id);
    await generate(root);
    return files;
  },
};

const [kind = '', name] = process.argv.slice(2);
const make = kinds[kind];
try {
  if (!make || !name) {
    throw new Error(
      'Usage: npm run new -- component|widget <kebab-name>, or operation <operationId>',
    );
  }
  const files = await make(name);
  await formatFiles(root, files);
  console.log(files.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
