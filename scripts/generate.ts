// Bundles contract/ to openapi.yaml and makes the API's types from it. `--check` writes nothing and fails when one is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundleContract, contractParts } from './lib/bundle-contract.ts';
import { root } from './lib/run.ts';

const isCheck = process.argv.includes('--check');

const contract = bundleContract(contractParts());
keepFresh('openapi.yaml', contract);

const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';
const nodes = await openapiTS(contract, { defaultNonNullable: false });
keepFresh('packages/api-client/src/generated/schema.ts', header + astToString(nodes));

function keepFresh(name: string, fresh: string): void {
  const target = join(root, name);
  if (existsSync(target) && readFileSync(target, 'utf8') === fresh) {
    console.log(`${name} is up to date.`);
  } else if (isCheck) {
    console.error(`${name} is stale. Run \`npm run generate\`.`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fresh);
    console.log(`Wrote ${name}.`);
  }
}
