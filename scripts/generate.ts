// Makes the API's types from openapi.yaml. `--check` writes nothing and fails when they are stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const contract = new URL('../openapi.yaml', import.meta.url);
const target = new URL('../packages/api-client/src/generated/schema.ts', import.meta.url);
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

const nodes = await openapiTS(contract, { defaultNonNullable: false });
const fresh = header + astToString(nodes);
const stored = existsSync(target) ? readFileSync(target, 'utf8') : '';
const name = relative(process.cwd(), fileURLToPath(target));

if (fresh === stored) {
  console.log(`${name} is up to date.`);
} else if (process.argv.includes('--check')) {
  console.error(`${name} is stale. Run \`npm run generate\`.`);
  process.exitCode = 1;
} else {
  mkdirSync(dirname(fileURLToPath(target)), { recursive: true });
  writeFileSync(target, fresh);
  console.log(`Wrote ${name}.`);
}
