import { takeTurnInCompany } from '../platform/db/company-turn.ts';
import type { Db } from '../platform/db/database.ts';
import { conflict } from '../platform/errors/failures.ts';
import type { OperationContext } from './context.ts';

/** Records that people put in an order. */
interface OrderedStore {
  list(): Promise<readonly { readonly id: number }[]>;
  order(ids: readonly number[]): Promise<void>;
}

/** Puts all records of a store in order; 409 where there are others by now, with what is said then. */
export async function saveOrder(
  { db, company }: OperationContext,
  openStore: (db: Db, companyId: number) => OrderedStore,
  ids: readonly number[],
  changedMeanwhile: string,
): Promise<void> {
  await takeTurnInCompany(db, company.id);
  const store = openStore(db, company.id);
  const current = (await store.list()).map(({ id }) => id);
  if (!isSameSet(ids, current)) throw conflict(changedMeanwhile);
  await store.order(ids);
}

/** Whether one list names every id of another exactly once, in whatever order. */
function isSameSet(named: readonly number[], all: readonly number[]): boolean {
  const wanted = new Set(all);
  return (
    named.length === all.length &&
    new Set(named).size === named.length &&
    named.every((id) => wanted.has(id))
  );
}
