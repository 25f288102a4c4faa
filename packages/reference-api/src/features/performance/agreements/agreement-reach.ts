import {
  type AgreementSide,
  type ManagementStructure,
  managersOf,
  otherSide,
  sideAwaited,
} from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import type { ListedAgreement, StoredAgreement } from './agreement-store.ts';

/** An agreement as somebody sees it who is on a side, or on none. */
export interface SeenAgreement {
  readonly agreement: ListedAgreement;
  readonly side: AgreementSide | null;
}

/** The names of those whom no mail reaches, by the ids of agreements; an agreement that reaches everybody is not there. */
export type NamesWithoutEmail = ReadonlyMap<number, readonly string[]>;

/** Who stands on a side of an agreement: the person, or whoever manages them by now. Who has read who manages whom says so. */
export async function idsOnSide(
  { db, company }: InCompany,
  { personId }: Pick<StoredAgreement, 'personId'>,
  side: AgreementSide,
  known?: ManagementStructure,
): Promise<readonly number[]> {
  if (side === 'person') return [personId];
  const person = await createPerformanceStore(db, company.id).findPerson(personId);
  if (!person?.is_active) return [];
  const structure =
    known ?? (await loadManagementStructure(db, company.id, { above: [person.id] }));
  return managersOf(structure, { id: person.id, departmentId: person.department_id });
}

/** Reads of the agreements that wait for the other side than the caller's who of it has no e-mail. */
export async function readWithoutEmail(
  context: InCompany,
  seen: readonly SeenAgreement[],
  structure?: ManagementStructure,
): Promise<NamesWithoutEmail> {
  const asked = new Map<number, readonly number[]>();
  // On the person's side the caller is one and the same person, whose managers are read once.
  let managerIds: readonly number[] | undefined;
  for (const { agreement, side } of seen) {
    const awaited = sideAwaited(agreement);
    if (!awaited || !side || awaited !== otherSide(side)) continue;
    if (awaited === 'person') asked.set(agreement.id, [agreement.personId]);
    else {
      managerIds ??= await idsOnSide(context, agreement, awaited, structure);
      asked.set(agreement.id, managerIds);
    }
  }
  const names = await namesOf(context, [...new Set([...asked.values()].flat())]);
  return new Map(
    [...asked].flatMap(([id, ids]) => {
      const some = [...names].flatMap(([personId, name]) => (ids.includes(personId) ? name : []));
      return some.length > 0 ? [[id, some] as const] : [];
    }),
  );
}

/** Those of some people who are active and have no e-mail, by name. */
async function namesOf(
  { db, company }: InCompany,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(ids))
    .where('is_active', '=', true)
    .where('email', 'is', null)
    .select(['id', 'name'])
    .orderBy('search_name')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
