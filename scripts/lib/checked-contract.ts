import {
  type Contract,
  type ContractOperation,
  findTarget,
  type OpenApiDocument,
  type OpenApiSchema,
} from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { generatedHeader } from './generated-header.ts';

interface Response {
  readonly $ref?: string;
  readonly content?: Record<string, { readonly schema?: OpenApiSchema }>;
}

/** What `@aferir/contract-check` is bundled with: the calls that it makes, what they are answered with, and no more. */
export function checkedContract(contract: Contract, ids: readonly string[]): string {
  const { document } = contract;
  const stated = ids.map((id) => operationOf(contract, id));
  const operations = Object.fromEntries(
    stated.map(({ id, method, path, bodyLimit }) => [id, { method, path, bodyLimit }]),
  );
  const replies = Object.fromEntries(stated.map((one) => [one.id, repliesOf(document, one)]));
  const schemas = { replies, components: { schemas: schemasBehind(document, replies) } };
  const text = JSON.stringify({ operations, schemas }, null, 2);
  return `${generatedHeader}import type { CheckedContract } from '../contract-types.ts';\n\nexport const contract: CheckedContract = ${text};\n`;
}

function operationOf({ operations }: Contract, id: string): ContractOperation {
  const stated = operations.get(id);
  if (!stated)
    throw new Error(`The contract has no operation ${id}, which the contract check asks.`);
  return stated;
}

function repliesOf(document: OpenApiDocument, { source }: ContractOperation) {
  return Object.fromEntries(
    Object.entries(source.responses).flatMap(([status, stated]) => {
      const { $ref } = stated as Response;
      const response = ($ref ? findTarget(document, $ref) : stated) as Response;
      const schema = response.content?.['application/json']?.schema;
      return schema ? [[status, schema]] : [];
    }),
  );
}

/** The named schemas that some schemas refer to, and those behind them, by name. */
function schemasBehind(document: OpenApiDocument, start: unknown): Record<string, OpenApiSchema> {
  const names = new Set(['Problem']);
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as OpenApiSchema;
    const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined;
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      look(document.components.schemas[name]);
    }
    for (const inner of Object.values(part)) look(inner);
  };
  look(document.components.schemas.Problem);
  look(start);
  return Object.fromEntries(
    [...names].sort().map((name) => [name, document.components.schemas[name] ?? {}]),
  );
}
