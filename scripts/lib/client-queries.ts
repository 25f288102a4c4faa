import type { ContractOperation } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { generatedHeader } from './generated-header.ts';
import { isWithoutSession } from './without-session.ts';

/**
 * The query and mutation options of every operation: a file per tag for what takes a session, one for what does not,
 * so that the pages that a link opens carry no more than they may call, and one that exports them all. By file name.
 */
export function clientQueries(
  operations: readonly ContractOperation[],
): ReadonlyMap<string, string> {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const files = tags.flatMap((name) => {
    const own = operations.filter(({ tag }) => tag === name);
    const parts = [
      [`${name}-queries.ts`, own.filter((one) => !isWithoutSession(one))],
      [`${name}-open-queries.ts`, own.filter(isWithoutSession)],
    ] as const;
    return parts
      .filter(([, part]) => part.length > 0)
      .map(([file, part]) => [file, queriesOf(part)] as const);
  });
  const index = files.map(([file]) => `export * from './${file}';\n`).toSorted();
  return new Map([...files, ['index.ts', generatedHeader + index.join('')]]);
}

function queriesOf(operations: readonly ContractOperation[]): string {
  const hasReads = operations.some(({ changes }) => !changes);
  const hasWrites = operations.some(({ changes }) => changes);
  const imports = [
    ...(hasWrites ? ["import { apiMutation, type WriteOf } from '../api-mutation.ts';\n"] : []),
    ...(hasReads ? ["import { apiQuery, type ReadOf } from '../api-query.ts';\n"] : []),
  ];
  const shared = sharedChanges(operations);
  const types =
    shared.size > 0 ? ["import type { OperationId } from '../../call-types.ts';\n"] : [];
  const lists = [...shared].map(
    ([list, name]) => `\nconst ${name}: readonly OperationId[] = ${list};\n`,
  );
  const options = operations.map((operation) => optionsOf(operation, shared));
  return [generatedHeader, ...types, ...imports, ...lists, ...options].join('');
}

/** Names of the lists that several writes change: a page loads each once. */
function sharedChanges(operations: readonly ContractOperation[]): ReadonlyMap<string, string> {
  const idsByList = new Map<string, readonly string[]>();
  for (const { id, changes = [] } of operations) {
    if (changes.length === 0) continue;
    const list = listOf(changes);
    idsByList.set(list, [...(idsByList.get(list) ?? []), id]);
  }
  return new Map(
    [...idsByList].flatMap(([list, [first, ...others]]) =>
      others.length > 0 ? [[list, `${first}Changes`] as const] : [],
    ),
  );
}

function listOf(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}

function optionsOf(operation: ContractOperation, shared: ReadonlyMap<string, string>): string {
  const { id, method, path, summary, isPlanned, changes } = operation;
  const list = changes && listOf(changes);
  const planned = isPlanned ? ' Planned: it answers 501.' : '';
  const call = list
    ? `${id}Mutation: WriteOf<'${id}'> = (client) =>
  apiMutation(client, '${method.toLowerCase()}', '${path}', ${shared.get(list) ?? list});`
    : `${id}Query: ReadOf<'${id}'> = (client, params) =>
  apiQuery(client, '${id}', '${path}', params);`;
  return `
/** ${summary}.${planned} \`${method} ${path}\` */
export const ${call}
`;
}
