import { asStaff, type OperationContext } from '../../../operation/context.ts';
import type { RightToChange } from '../organization-tables.ts';
import { type Changed, createChangeStore } from './change-store.ts';
import { type StructureIds, takeSnapshot, type Versioned } from './structure-snapshot.ts';

/** What is about to be changed, and by which right. */
export interface StructureChange extends Partial<StructureIds> {
  readonly right: RightToChange;
}

/** What was done. */
export interface DoneChange {
  /** What a person reads of it. */
  readonly description: string;
  /** The department that it has added. */
  readonly createdId?: number;
}

/**
 * Changes departments and people, and keeps what they were like before, so that whoever does it can undo it. A change
 * that tells nothing had nothing to do. The caller has the company's turn.
 */
export async function changeStructure<Done extends DoneChange | undefined>(
  { db, company, actor, now }: OperationContext,
  { right, departmentIds = [], personIds = [] }: StructureChange,
  change: () => Promise<Done>,
): Promise<Done> {
  const before = await takeSnapshot(db, company.id, { departmentIds, personIds });
  const done = await change();
  if (!done) return done;
  const { description, createdId } = done;
  const touchedIds = createdId === undefined ? departmentIds : [...departmentIds, createdId];
  const after = await takeSnapshot(db, company.id, { departmentIds: touchedIds, personIds });
  await createChangeStore(db, company.id).add(
    { staffUserId: asStaff(actor).staffUserId, right, description, createdAt: now },
    {
      departments: compare(touchedIds, before.departments, after.departments),
      people: compare(personIds, before.people, after.people),
    },
  );
  return done;
}

function compare<State>(
  ids: readonly number[],
  before: ReadonlyMap<number, Versioned<State>>,
  after: ReadonlyMap<number, Versioned<State>>,
): Changed<State>[] {
  return ids.map((id) => ({
    id,
    before: before.get(id)?.state ?? null,
    versionBefore: before.get(id)?.version ?? null,
    versionAfter: after.get(id)?.version ?? null,
  }));
}
