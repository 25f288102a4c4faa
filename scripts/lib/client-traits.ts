import type { ContractOperation } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { generatedHeader } from './generated-header.ts';

const traits = [
  {
    name: 'publicPaths',
    says: 'Where no credential is taken.',
    isOf: ({ schemes }: ContractOperation) => schemes.length === 0,
  },
  {
    name: 'openingPaths',
    says: 'Where what is read by a link takes nothing beside the address that holds it.',
    isOf: isOpening,
  },
  {
    name: 'keyedWritePaths',
    says: 'Where a write is done once per idempotency key.',
    isOf: ({ takesIdempotencyKey }: ContractOperation) => takesIdempotencyKey,
  },
];

/** What the client must know of an operation before it calls, as sets of paths. */
export function clientTraits(operations: readonly ContractOperation[]): string {
  const sets = traits.map(({ name, says, isOf }) => {
    const rows = operations.filter(isOf).map(({ path }) => `  '${path}',\n`);
    return `
/** ${says} */
export const ${name}: ReadonlySet<string> = new Set<keyof paths>([
${rows.join('')}]);
`;
  });
  return `${generatedHeader}import type { paths } from './schema.ts';
${sets.join('')}`;
}

// What stands in the path behind the hash, a PIN, is refused with a 401 too, which no header would mend.
function isOpening({ method, path, schemes, linkParameter }: ContractOperation): boolean {
  if (method !== 'GET' || !schemes.includes('linkHash')) return false;
  const place = `{${linkParameter ?? 'hash'}}`;
  const isInQuery = linkParameter !== undefined && !path.includes(place);
  return isInQuery || path.endsWith(place);
}
