import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { componentFiles, textsBesideOthers } from './lib/lone-texts.ts';
import { root } from './lib/run.ts';

let folder: string | undefined;

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

/** The lines of a component's code that hold a text beside something else. */
function linesIn(code: string): number[] {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'lone-texts-'));
  const file = join(folder, 'probe.tsx');
  writeFileSync(file, code);
  return textsBesideOthers([file]).map((place) => Number(place.split(':').at(-1)));
}

it('every text that changes is all that its element holds', () => {
  const files = componentFiles();
  expect(files.length).toBeGreaterThan(400);
  expect(textsBesideOthers(files)).toEqual([]);
});

it('finds texts beside others, and components that are a text', () => {
  const code = `import type { ReactNode } from 'react';
declare const name: string;
declare const count: number;
declare const node: ReactNode;
declare const isOpen: boolean;
export const found = [
  <p>{name} and more</p>,
  <p>{name}<b /></p>,
  <p>{isOpen ? name : null}{isOpen && <b />}</p>,
  <p>{isOpen && <b />} and more</p>,
  <label><input />{node}</label>,
  <>{count}</>,
  <p>{[name]}</p>,
];
export function Said() { return isOpen ? name : <b />; }
`;
  expect(linesIn(code)).toEqual([7, 8, 9, 10, 11, 12, 13, 15]);
});

it('leaves texts that stand alone, constant ones, and what is given whole', () => {
  const code = `import type { ReactNode } from 'react';
declare const name: string;
declare const node: ReactNode;
declare const isOpen: boolean;
export const fine = [
  <p>{name}</p>,
  <p>{isOpen ? name : null}</p>,
  <p>{isOpen ? name : <b />}</p>,
  <p><b>{name}</b> and more</p>,
  <p>and more {isOpen ? <b /> : null}</p>,
  <p>{\`\${name} and more\`}</p>,
  <div><b />{node}</div>,
  <>{isOpen ? <b /> : null}{node}</>,
  <ul>{[name].map((one) => <li key={one}>{one}</li>)}</ul>,
];
export function Told() { return isOpen ? <b>{name}</b> : null; }
`;
  expect(linesIn(code)).toEqual([]);
});
