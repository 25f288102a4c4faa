import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ListedPeople, MatchingPeople } from '../../platform/db/people-list.ts';
import { idsInScope, type ScopeFilters } from '../people/ids-in-scope.ts';
import { createOncePerOrder } from '../requests/once-per-order.ts';
import type { AwaitedQuery } from './by-hand.ts';

/** Of whose requests people are reminded: of some, and of those whom filters of a list leave. */
export type PeopleAsked<Filters> = Filters & ScopeFilters;

/** The list whose people may be reminded: those whom it shows when its call is asked for these. */
export type RemindedList<Filters> = (db: Db, companyId: number, asked: Filters) => MatchingPeople;

const scopeOnce = createOncePerOrder<Pick<ListedPeople, 'amongIds'>>();

/**
 * The people of whose requests somebody is reminded, for a query; undefined for everybody. `order`: what is asked for in
 * steps, each of which asks anew.
 */
export async function peopleAsked<Filters extends object>(
  db: Db,
  companyId: number,
  list: RemindedList<Filters>,
  asked: PeopleAsked<Filters>,
  order: object = asked,
): Promise<Pick<AwaitedQuery, 'people'>> {
  if (!Object.values(asked).some(Boolean)) return { people: undefined };
  const { amongIds } = await scopeOnce(order, () => idsInScope(db, companyId, asked));
  const people = list(db, companyId, asked)
    .$if(amongIds !== undefined, (all) => all.where('person.id', '=', anyOf(amongIds ?? [])))
    .select('person.id');
  return { people };
}
