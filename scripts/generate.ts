// Bundles contract/ to openapi.yaml and makes of it the API's types, the client's queries, routes and traits, and the page of rights. `--check`
// writes nothing and fails when one is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { checkedOperations } from '../packages/contract-check/src/checked-operations.ts';
import { readContract } from '../packages/reference-api/src/operation/contract/contract-document.ts';
import { accessPage } from './lib/access-matrix.ts';
import { bundleContract, contractParts } from './lib/bundle-contract.ts';
import { checkChanges } from './lib/check-changes.ts';
import { checkedContract } from './lib/checked-contract.ts';
import { clientQueries } from './lib/client-queries.ts';
import { clientRoutes } from './lib/client-routes.ts';
import { clientTraits } from './lib/client-traits.ts';
import { generatedHeader } from './lib/generated-header.ts';
import { root } from './lib/run.ts';

const isCheck = process.argv.includes('--check');

const text = bundleContract(contractParts());
const contract = readContract(text);
checkChanges(contract);
keepFresh('openapi.yaml', text);
keepFresh('docs/access-rights.md', accessPage(contract));

const nodes = await openapiTS(text, { defaultNonNullable: false });
keepFresh('packages/api-client/src/generated/schema.ts', generatedHeader + astToString(nodes));

const folder = 'packages/api-client/src/react/generated';
const operations = [...contract.operations.values()];
keepFresh(
  'packages/api-client/src/operations/generated/operation-routes.ts',
  clientRoutes(operations),
);
keepFresh('packages/api-client/src/generated/operation-paths.ts', clientTraits(operations));
keepFresh(
  'packages/contract-check/src/generated/contract.ts',
  checkedContract(contract, checkedOperations),
);
const queries = clientQueries(operations);
for (const [file, text] of queries) keepFresh(`${folder}/${file}`, text);
for (const file of readdirSync(join(root, folder))) {
  if (!queries.has(file)) dropStale(`${folder}/${file}`);
}

function keepFresh(name: string, fresh: string): void {
  const target = join(root, name);
  if (existsSync(target) && readFileSync(target, 'utf8') === fresh) {
    console.log(`${name} is up to date.`);
  } else if (isCheck) {
    sayStale(name);
  } else {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fresh);
    console.log(`Wrote ${name}.`);
  }
}

function dropStale(name: string): void {
  if (isCheck) {
    sayStale(name);
  } else {
    rmSync(join(root, name));
    console.log(`Removed ${name}.`);
  }
}

function sayStale(name: string): void {
  console.error(`${name} is stale. Run \`npm run generate\`.`);
  process.exitCode = 1;
}
