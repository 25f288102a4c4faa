// `npm run new -- component|widget|operation <name>` copies a template: folder, test and story included.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { run } from './lib/run.ts';

const kinds = {
  component: (name) => ({ into: `packages/ui/src/${name}`, style: 'kebab' }),
  widget: (name) => ({ into: `packages/widgets/src/${name}`, style: 'kebab' }),
  operation: (name) => ({
    into: `packages/reference-api/src/features/${featureOf(name)}/operations`,
    style: 'camel',
  }),
};

const [kind, name] = process.argv.slice(2);
if (!(kind in kinds) || !name)
  fail('Usage: npm run new -- component|widget <kebab-name>, or operation <operationId>');

/** The planned operation's place in the contract. */
function plannedOperation(id) {
  const contract = parse(readFileSync('openapi.yaml', 'utf8'));
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation?.operationId === id) return { path, method, operation };
    }
  }
  return fail(`openapi.yaml has no operation called ${id}; the contract is written first.`);
}

function featureOf(id) {
  return plannedOperation(id).operation.tags[0];
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

const { into, style } = kinds[kind](name);
if (style === 'kebab' && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail(`"${name}" is not kebab-case.`);

const pascal = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const words = {
  __name__: name,
  __Name__: pascal,
  __camel__: pascal[0].toLowerCase() + pascal.slice(1),
};
const filled = (text) => text.replace(/__(?:name|Name|camel)__/g, (word) => words[word]);

function* filesBelow(folder) {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

const template = join('templates', kind);
const written = [];
for (const source of filesBelow(template)) {
  const target = join(into, filled(source.slice(template.length + 1)).replace(/\.template$/, ''));
  if (existsSync(target)) fail(`${target} exists already.`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, filled(readFileSync(source, 'utf8')));
  written.push(target);
}
await run('biome', ['check', '--write', ...written]);
console.log(written.join('\n'));
