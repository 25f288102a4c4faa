import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../run.ts';
import { newOperation } from './operation.ts';
import { planThrowAways } from './testing/plan-throw-aways.ts';

const tests = 'packages/reference-api/test';
const features = 'packages/reference-api/src/features';
const composition = 'packages/reference-api/src/start/create-features.ts';
const own = `${features}/throw-aways`;

const shared = `openapi: 3.1.0
tags:
components:
  parameters:
    LinkHashPath: { name: hash, in: path, required: true, example: Abc123, schema: { type: string } }
  schemas:
    IdOrZero: { type: integer, minimum: 0 }
    Email: { type: string, format: email }
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aferir-operation-'));
  mkdirSync(join(folder, 'contract'));
  writeFileSync(join(folder, 'contract/openapi.yaml'), shared);
  const edited = [`${tests}/isolation-arguments.ts`, `${tests}/plain-writes.ts`];
  for (const file of [...edited, composition]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  planThrowAways(folder);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

it('makes a handler with service, store and tests, and a feature for its tag', () => {
  expect(newOperation(folder, 'listThrowAways').toSorted()).toEqual(
    [
      `${own}/create-throw-aways-feature.ts`,
      `${own}/list-throw-aways-service.test.ts`,
      `${own}/list-throw-aways-service.ts`,
      `${own}/list-throw-aways-store.ts`,
      `${own}/operations/listThrowAways.test.ts`,
      `${own}/operations/listThrowAways.ts`,
      composition,
      `${tests}/isolation-arguments.ts`,
    ].toSorted(),
  );
  expect(textOf(composition)).toContain('createThrowAwaysFeature()];');
});

it('adds the second operation of a tag to its feature', () => {
  newOperation(folder, 'listThrowAways');
  expect(newOperation(folder, 'countThrowAways')).not.toContain(composition);
  const feature = textOf(`${own}/create-throw-aways-feature.ts`);
  expect(feature).toContain('operations: [countThrowAways, listThrowAways, ]');
});

it.each([
  ['countThrowAways', 'definePublicOperation', "test.call('countThrowAways', {})"],
  ['listThrowAways', 'defineOperation', "realm: 'staff'"],
  ['getOwnThrowAway', 'defineOperation', "realm: 'employee'"],
  ['getThrowAwayByLink', 'defineOperation', 'const request = {"params":{"hash": link}};'],
])('%s is defined and called as its credential asks', (id, define, call) => {
  newOperation(folder, id);
  expect(textOf(`${own}/operations/${id}.ts`)).toContain(` ${define}('${id}'`);
  expect(textOf(`${own}/operations/${id}.test.ts`)).toContain(call);
});

it('makes it live in the contract, and the others not', () => {
  newOperation(folder, 'saveThrowAway');
  const { paths } = parse(textOf('contract/throw-aways.yaml'));
  const { post } = paths['/Descartavel/Post'];
  expect(post).toMatchObject({ 'x-status': 'live', 'x-changes': [] });
  expect(post.responses).toHaveProperty('200');
  expect(post.responses).not.toHaveProperty('501');
  expect(paths['/Descartavel/Get'].get).toMatchObject({ 'x-status': 'planned' });
});

const body = '{"idDescartavel":0,"nmDescartavel":"texto","dsEmail":"ana@empresa.example"}';

it.each([
  ['countThrowAways', '({}), allows: ["nobody"] }'],
  ['listThrowAways', '({}), allows: ["staff of another company"] }'],
  ['saveThrowAway', `({"body":${body}}), allows: ["staff of another company"] }`],
  ['getThrowAwayByLink', '({"params":{"hash":"Abc123"}}) }'],
])('tells the isolation walk how to call %s, and whom it answers', (id, told) => {
  newOperation(folder, id);
  const cases = textOf(`${tests}/isolation-arguments.ts`);
  expect(cases.endsWith(`  ${id}: { request: () => ${told},\n};\n`)).toBe(true);
});

it('tells the walk over writes of a write alone', () => {
  newOperation(folder, 'listThrowAways');
  newOperation(folder, 'saveThrowAway');
  const writes = textOf(`${tests}/plain-writes.ts`);
  expect(writes).toContain("'saveThrowAway'];\n");
  expect(writes).not.toContain('listThrowAways');
});

it('refuses what is not planned, and writes nothing then', () => {
  expect(() => newOperation(folder, 'loseThrowAways')).toThrow('has no operation loseThrowAways');
  const contract = textOf('openapi.yaml').replaceAll('x-status: planned', 'x-status: live');
  writeFileSync(join(folder, 'openapi.yaml'), contract);
  expect(() => newOperation(folder, 'listThrowAways')).toThrow('listThrowAways is live already.');
  expect(() => textOf(`${own}/create-throw-aways-feature.ts`)).toThrow('ENOENT');
});
