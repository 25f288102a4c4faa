import type { ReadingContext } from '../../operation/context.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import {
  matchingPeople,
  type Page,
  pageOfPeople,
  totalOf,
  valuesOf,
} from '../../platform/db/people-list.ts';
import { patternOf } from '../../platform/db/search-expression.ts';

/** Where a person works: at most one of each. */
export type PlaceKind = 'position' | 'department';

/** A person in the lists of a place. */
export interface PlacePerson {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly sex: 'M' | 'F' | null;
  readonly photo_url: string | null;
  readonly is_active: boolean;
  readonly position_name: string | null;
}

/** A page of a list, as a request asks for it. */
interface AskedPage {
  readonly take?: number;
  readonly index?: number;
  readonly filter?: string;
}

/** Lists everybody in a position or a department, or with null the active people who have none, by name. */
export async function listPeopleOfPlace(
  { db, company }: Pick<ReadingContext, 'db' | 'company'>,
  { kind, id }: { readonly kind: PlaceKind; readonly id: number | null },
  { take = 30, index = 0, filter }: AskedPage,
): Promise<Page<PlacePerson>> {
  const query = {
    companyId: company.id,
    pattern: patternOf(filter),
    onlyActive: id === null,
    take,
    page: index,
  };
  const matches = matchingPeople(db, query, []).where(
    `person.${kind}_id`,
    id === null ? 'is' : '=',
    id,
  );
  const rows = await pageOfPeople(db, matches, valuesOf(query))
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.phone',
      'person.sex',
      'person.photo_url',
      'person.is_active',
      'position.name as position_name',
    ])
    .execute();
  return { rows, total: await totalOf(rows, () => matches, query) };
}
