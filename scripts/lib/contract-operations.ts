import { parse } from 'yaml';
import type { Document, StatedOperation } from './new/contract.ts';

/** An operation as a client calls it. */
export interface ContractOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** A planned operation answers 501. */
  readonly isPlanned: boolean;
  /** Whether whoever holds a personal link may call it, or anybody. */
  readonly isWithoutSession: boolean;
  /** The reads whose replies it changes; undefined for a read. */
  readonly changes: readonly string[] | undefined;
}

/**
 * Every operation of a contract, in its order. An operation is a write by its method, or by stating `x-changes`.
 * @throws when a live write does not state what it changes, or names what is no read
 */
export function contractOperations(contract: string): ContractOperation[] {
  const { paths } = parse(contract) as Document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId)
      .map(([method, stated]) => toOperation(path, method, stated)),
  );
  const reads = new Set(operations.filter(({ changes }) => !changes).map(({ id }) => id));
  for (const { id, changes = [] } of operations) {
    for (const name of changes) {
      if (!reads.has(name)) throw new Error(`${id}: x-changes names ${name}, which is no read.`);
    }
    if (new Set(changes).size < changes.length) {
      throw new Error(`${id}: x-changes names a read twice.`);
    }
  }
  return operations;
}

function toOperation(path: string, method: string, stated: StatedOperation): ContractOperation {
  const { operationId: id, summary, tags, security = [] } = stated;
  const { 'x-status': status, 'x-changes': changes } = stated;
  const isPlanned = status === 'planned';
  if (method !== 'get' && !changes && !isPlanned) {
    throw new Error(`${id}: a write states x-changes, [] when no reply changes.`);
  }
  return {
    id,
    tag: tags[0] ?? '',
    method,
    path,
    summary,
    isPlanned,
    isWithoutSession: security.length === 0 || security.some((one) => 'linkHash' in one),
    changes: method === 'get' ? changes : (changes ?? []),
  };
}
