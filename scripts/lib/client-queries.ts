import type { ContractOperation } from './contract-operations.ts';

const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

/**
 * The query and mutation options of every operation: a file per tag and one that exports them all, by file name.
 */
export function clientQueries(
  operations: readonly ContractOperation[],
): ReadonlyMap<string, string> {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const files = tags.map((name) => {
    const own = operations.filter(({ tag }) => tag === name);
    return [`${name}-queries.ts`, queriesOf(own)] as const;
  });
  const index = files.map(([file]) => `export * from './${file}';\n`).toSorted();
  return new Map([...files, ['index.ts', header + index.join('')]]);
}

function queriesOf(operations: readonly ContractOperation[]): string {
  const hasReads = operations.some(({ changes }) => !changes);
  const hasWrites = operations.some(({ changes }) => changes);
  const imports = [
    ...(hasWrites ? ["import { apiMutation, type WriteOf } from '../api-mutation.ts';\n"] : []),
    ...(hasReads ? ["import { apiQuery, type ReadOf } from '../api-query.ts';\n"] : []),
  ];
  return header + imports.join('') + operations.map(optionsOf).join('');
}

function optionsOf(operation: ContractOperation): string {
  const { id, method, path, summary, isPlanned, changes } = operation;
  const planned = isPlanned ? ' Planned: it answers 501.' : '';
  const call = changes
    ? `${id}Mutation: WriteOf<'${id}'> = (client) =>
  apiMutation(client, '${method}', '${path}', [${changes.map((name) => `'${name}'`).join(', ')}]);`
    : `${id}Query: ReadOf<'${id}'> = (client, params) =>
  apiQuery(client, '${id}', '${path}', params);`;
  return `
/** ${summary}.${planned} \`${method.toUpperCase()} ${path}\` */
export const ${call}
`;
}
