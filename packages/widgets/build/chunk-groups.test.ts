import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chunkGroupsOf } from './chunk-groups.ts';

const SOURCE = '/packages/widgets/src';

/** A chunk as a build has it: what it holds, by size, and what it imports. */
function chunk(
  fileName: string,
  modules: Record<string, number>,
  imports: string[] = [],
  dynamicImports: string[] = [],
) {
  return {
    type: 'chunk',
    fileName,
    imports,
    dynamicImports,
    moduleIds: Object.keys(modules),
    modules: Object.fromEntries(
      Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
    ),
  } as unknown as Rolldown.OutputChunk;
}

function element(name: string, imports: string[], dynamicImports: string[] = []) {
  return chunk(
    `${name}.js`,
    { [`${SOURCE}/${name}/${name}.element.ts`]: 60_000 },
    imports,
    dynamicImports,
  );
}

const definer = chunk('define.js', { [`${SOURCE}/shared/element/define-element.ts`]: 2000 });

function fileOf(module: string, built: Rolldown.OutputChunk[]): string | undefined {
  const groups = chunkGroupsOf(built).filter(({ test }) => test(module));
  expect(groups.length).toBeLessThan(2);
  return groups[0]?.name;
}

it('puts what every element needs in one file, and what one alone needs in another', () => {
  const built = [
    definer,
    element('one', ['all.js']),
    element('two', ['all.js']),
    chunk('all.js', { '/react.js': 90_000 }),
  ];
  expect(fileOf('/react.js', built)).toBe('base');
  expect(fileOf(`${SOURCE}/shared/element/define-element.ts`, built)).toBe('base');
  expect(fileOf(`${SOURCE}/one/one.element.ts`, built)).toBe('one');
  expect(fileOf(`${SOURCE}/two/two.element.ts`, built)).toBe('two');
});

it.each([
  [100_000, 'shared-1'],
  [4000, 'base'],
])('gives %i bytes that two of three share to %s', (size, file) => {
  const built = [
    definer,
    element('one', ['some.js']),
    element('two', ['some.js']),
    element('three', []),
    chunk('some.js', { '/grid.js': size }),
  ];
  expect(fileOf('/grid.js', built)).toBe(file);
});

it('leaves what comes later to the bundler', () => {
  const built = [definer, element('one', [], ['late.js']), chunk('late.js', { '/pdf.js': 90_000 })];
  expect(fileOf('/pdf.js', built)).toBeUndefined();
});

it('keeps a library that many need later out of the file of the one that needs it now', () => {
  const names = [...'abcdefghij'];
  const built = [
    definer,
    element('one', ['library.js', 'floating.js']),
    ...names.map((name) => element(name, ['floating.js'], ['dialog.js'])),
    element('plain', []),
    chunk('dialog.js', { '/dialog.js': 3000 }, ['library.js']),
    chunk('library.js', { '/node_modules/lock/lock.js': 5000 }),
    chunk('floating.js', { '/floating.js': 100_000 }),
  ];
  expect(fileOf('/node_modules/lock/lock.js', built)).toBe('shared-1');
});

it('gives what few share to the smaller file around it, so that nobody else fetches that one', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const shared = {
    'large.js': ['one', 'two', 'three', 'four'],
    'small.js': ['one', 'two', 'three', 'five'],
    'little.js': ['one', 'two', 'three'],
  };
  const chunks = [
    chunk('large.js', { '/grid.js': 60_000 }),
    chunk('small.js', { '/rating.js': 21_000 }),
    chunk('little.js', { '/score.js': 7000 }),
  ];
  const elements = names.map((name) =>
    element(
      name,
      Object.entries(shared).flatMap(([file, users]) => (users.includes(name) ? [file] : [])),
    ),
  );
  for (const order of [chunks, chunks.toReversed()]) {
    const built = [definer, ...order, ...elements];
    const files = ['/grid.js', '/rating.js', '/score.js'].map((module) => fileOf(module, built));
    expect(new Set(files).size).toBe(2);
    expect(files).not.toContain('base');
    expect(files[1]).toBe(files[2]);
  }
});
