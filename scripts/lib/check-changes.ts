import type { Contract } from '../../packages/reference-api/src/operation/contract/contract-document.ts';

/**
 * Checks what the writes of a contract say they change. An operation is a write by its method, or by stating `x-changes`.
 * @throws when a live write does not state what it changes, or names what is no read
 */
export function checkChanges({ operations }: Contract): void {
  for (const { id, source, method, isPlanned, changes = [] } of operations.values()) {
    if (method !== 'GET' && !source['x-changes'] && !isPlanned) {
      throw new Error(`${id}: a write states x-changes, [] when no reply changes.`);
    }
    for (const name of changes) {
      const read = operations.get(name);
      if (!read || read.changes)
        throw new Error(`${id}: x-changes names ${name}, which is no read.`);
    }
    if (new Set(changes).size < changes.length) {
      throw new Error(`${id}: x-changes names a read twice.`);
    }
  }
}
