import type { ReadingContext } from '../../operation/context.ts';
import type { Page } from '../../platform/db/people-list.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { patternOf } from '../../platform/db/search-expression.ts';
import type { PlaceKind } from './people-of-place.ts';

/** A position or a department to choose. */
export interface PlaceChoice {
  readonly id: number;
  readonly name: string;
}

interface AskedChoices {
  /** One of them; 0 for all. */
  readonly id?: number | undefined;
  readonly take?: number | undefined;
  readonly index?: number | undefined;
  readonly filter?: string | undefined;
}

/** Lists positions or departments to choose from, by name. */
export function listPlaceChoices(
  { db, company }: Pick<ReadingContext, 'db' | 'company'>,
  kind: PlaceKind,
  { id = 0, take = 30, index = 0, filter }: AskedChoices,
): Promise<Page<PlaceChoice>> {
  const pattern = patternOf(filter);
  const matching = db
    .selectFrom(kind)
    .where('company_id', '=', company.id)
    .$if(id > 0, (all) => all.where('id', '=', id))
    .$if(pattern !== undefined, (all) => all.where('search_name', 'like', pattern ?? ''));
  const listed = matching.select(['id', 'name']).orderBy('search_name').orderBy('id');
  return readPage(matching, listed, { take, page: index });
}
