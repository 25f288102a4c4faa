import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from '../../bundle-contract.ts';
import { editFile, insertAfter } from '../edit.ts';

/** Operations that only the tests of the templates plan: one for each credential, and a write. */
const operations = [
  'countThrowAways',
  'listThrowAways',
  'saveThrowAway',
  'getOwnThrowAway',
  'getThrowAwayByLink',
];

/** Adds a small part to the contract of a copy of the repository, and tells the ids of what it plans. */
export function planThrowAways(copy: string): readonly string[] {
  const part = 'throw-aways.yaml';
  copyFileSync(join(import.meta.dirname, 'contract', part), join(copy, 'contract', part));
  editFile(copy, 'contract/openapi.yaml', (text) =>
    insertAfter(
      text,
      '\ntags:\n',
      '  - name: throw-aways\n    description: What is thrown away.\n',
    ),
  );
  const read = (name: string) => readFileSync(join(copy, 'contract', `${name}.yaml`), 'utf8');
  const contract = bundleContract({ shared: read('openapi'), part: read });
  writeFileSync(join(copy, 'openapi.yaml'), contract);
  return operations;
}
