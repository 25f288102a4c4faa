import type { ContractOperation } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { generatedHeader } from './generated-header.ts';

/** The method and path of every operation by its name, for calls by name. */
export function clientRoutes(operations: readonly ContractOperation[]): string {
  const rows = operations.map(
    ({ id, method, path }) => `  ${id}: ['${method.toLowerCase()}', '${path}'],\n`,
  );
  return `${generatedHeader}import type { Method, OperationId } from '../../call-types.ts';
import type { paths } from '../../generated/schema.ts';

/** Where each operation is called. */
export const operationRoutes: Readonly<
  Record<OperationId, readonly [method: Method, path: keyof paths]>
> = {
${rows.join('')}};
`;
}
