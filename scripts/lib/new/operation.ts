import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContractOperation,
  readContract,
} from '../../../packages/reference-api/src/operation/contract/contract-document.ts';
import { makeLive, type SampleRequest, sampleRequest } from './contract.ts';
import { editFile, insertAfter, insertBefore } from './edit.ts';
import { copyTemplate, kebabCase, pascalCase, type Words } from './template.ts';

const features = 'packages/reference-api/src/features';
const composition = 'packages/reference-api/src/start/create-features.ts';

/** Callers of another company or response whom a handler that reads nothing answers as well. */
const answered: Readonly<Record<string, readonly string[]>> = {
  public: ['nobody'],
  staffBearer: ['staff of another company'],
  employeeBearer: [
    'the employee',
    'another employee',
    'an employee of another company',
    'a manager of the person',
    'a manager of somebody else',
  ],
  linkHash: [
    'a link of another response',
    'a report link of the response',
    'a manager link of the response',
  ],
};

/**
 * Makes the handler of an operation that the contract plans, and the operation live, answering `null`. What is generated
 * from the contract is stale then.
 */
export function newOperation(root: string, id: string): string[] {
  const { document, operations } = readContract(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
  const operation = operations.get(id);
  if (!operation)
    throw new Error(`openapi.yaml has no operation ${id}; write it in contract/ first.`);
  if (!operation.isPlanned) throw new Error(`${id} is live already.`);

  const request = sampleRequest(document, operation.source);
  const [scheme = 'public'] = operation.schemes;
  const words = wordsOf(operation, request);
  const feature = `${features}/${words.tag}/create-${words.tag}-feature.ts`;
  const written = [
    ...copyTemplate(root, `operation/${scheme === 'public' ? 'handler-public' : 'handler'}`, words),
    ...copyTemplate(root, `operation/${scheme}`, words),
    ...(existsSync(join(root, feature)) ? [] : newFeature(root, words)),
    editFile(root, feature, (text) => withHandler(text, id)),
    editFile(root, 'packages/reference-api/test/isolation-arguments.ts', (text) =>
      text.replace(/\};\n$/, `${isolationCase(operation, request)}};\n`),
    ),
    ...(operation.changes ? [addPlainWrite(root, id)] : []),
  ];
  editFile(root, `contract/${words.tag}.yaml`, (text) => makeLive(text, operation.source));
  return [...new Set(written)];
}

/** A handler that writes nothing yet works wherever it is called. */
function addPlainWrite(root: string, id: string): string {
  return editFile(root, 'packages/reference-api/test/plain-writes.ts', (text) =>
    text.replace(/,?\s*\];\n$/, `, '${id}'];\n`),
  );
}

function wordsOf({ id, summary, tag }: ContractOperation, request: SampleRequest): Words {
  // A link opens only the address that carries its own hash.
  const text = JSON.stringify(request).replace(/"hash":"[^"]*"/, '"hash": link');
  return {
    id,
    Id: id.charAt(0).toUpperCase() + id.slice(1),
    kebab: kebabCase(id),
    summary,
    tag,
    Tag: pascalCase(tag),
    request: text,
  };
}

function isolationCase(operation: ContractOperation, request: SampleRequest): string {
  const allows = request.params?.hash ? [] : allowed(operation);
  const [asked, callers] = [request, allows].map((value) => JSON.stringify(value));
  const who = allows.length > 0 ? `, allows: ${callers}` : '';
  return `  ${operation.id}: { request: () => (${asked})${who} },\n`;
}

function allowed({ schemes, sections }: ContractOperation): string[] {
  const callers = (schemes.length > 0 ? schemes : ['public']).flatMap(
    (scheme) => answered[scheme] ?? [],
  );
  const isAnyStaff = schemes.includes('staffBearer') && sections === 'any';
  return isAnyStaff ? [...callers, 'staff without the right'] : callers;
}

function newFeature(root: string, words: Words): string[] {
  const create = `create${words.Tag}Feature`;
  const registry = editFile(root, composition, (text) =>
    insertBefore(
      `import { ${create} } from '../features/${words.tag}/create-${words.tag}-feature.ts';\n${text}`,
      '];\n  const portal',
      `${create}()`,
    ).replace(/(?<![,\s])(?=\s*create\w+\(\)\];\n {2}const portal)/, ', '),
  );
  return [...copyTemplate(root, 'operation/feature', words), registry];
}

function withHandler(feature: string, id: string): string {
  const listed = insertAfter(feature, 'operations: [', `${id}, `);
  return `import { ${id} } from './operations/${id}.ts';\n${listed}`;
}
