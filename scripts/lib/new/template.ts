import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';

/** What stands for `__key__` in the names and the texts of a template. */
export type Words = Readonly<Record<string, string>>;

/** A kebab-case name in every case that code needs; throws when it is not one. */
export function nameWords(name: string): Words {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is not kebab-case.`);
  const pascal = pascalCase(name);
  return { name, Name: pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

/** `share-bar` as `ShareBar`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** `ShareBar` as `share-bar`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
}

/** Puts the words in their places; throws when a place has no word. */
export function fill(text: string, words: Words): string {
  return text.replace(/__([A-Za-z]+?)__/g, (place, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`There is no word for ${place}.`);
    return word;
  });
}

/** Writes a template, which mirrors the repository, into one and tells what was written. */
export function copyTemplate(to: string, template: string, words: Words): string[] {
  const from = join(root, 'templates', template);
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.template'))
    .map((path) => ({ path, target: fill(path, words).replace(/\.template$/, '') }));
  const taken = files.find(({ target }) => existsSync(join(to, target)));
  if (taken) throw new Error(`${taken.target} exists already.`);
  for (const { path, target } of files) {
    mkdirSync(dirname(join(to, target)), { recursive: true });
    writeFileSync(join(to, target), fill(readFileSync(join(from, path), 'utf8'), words));
  }
  return files.map(({ target }) => target);
}
