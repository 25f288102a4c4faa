import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MatchingPeople } from '../../platform/db/people-list.ts';
import type { AwaitedQuery } from './by-hand.ts';

/** Of whose requests people are reminded: of some, and of those whom filters of a list leave. */
export type PeopleAsked<Filters> = Filters & { readonly lstPessoas?: readonly number[] };

/** The list whose people may be reminded: those whom it shows when its call is asked for these. */
export type RemindedList<Filters> = (db: Db, companyId: number, asked: Filters) => MatchingPeople;

/** The people of whose requests somebody is reminded; undefined for everybody. */
export function peopleAsked<Filters extends object>(
  db: Db,
  companyId: number,
  list: RemindedList<Filters>,
  asked: PeopleAsked<Filters>,
): AwaitedQuery['people'] {
  if (!Object.values(asked).some(Boolean)) return undefined;
  const { lstPessoas } = asked;
  return list(db, companyId, asked)
    .$if(lstPessoas !== undefined, (people) =>
      people.where('person.id', '=', anyOf(lstPessoas ?? [])),
    )
    .select('person.id');
}
