import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MatchingPeople } from '../../platform/db/people-list.ts';
import { amongReportsOf } from '../people/report-ids.ts';
import type { AwaitedQuery } from './by-hand.ts';

/** Of whose requests people are reminded: of some, and of those whom filters of a list leave. */
export type PeopleAsked<Filters> = Filters & {
  readonly lstPessoas?: readonly number[];
  readonly idGestor?: number;
};

/** The list whose people may be reminded: those whom it shows when its call is asked for these. */
export type RemindedList<Filters> = (db: Db, companyId: number, asked: Filters) => MatchingPeople;

/** The people of whose requests somebody is reminded, for a query; undefined for everybody. */
export async function peopleAsked<Filters extends object>(
  db: Db,
  companyId: number,
  list: RemindedList<Filters>,
  asked: PeopleAsked<Filters>,
): Promise<Pick<AwaitedQuery, 'people'>> {
  if (!Object.values(asked).some(Boolean)) return { people: undefined };
  const { lstPessoas, idGestor } = asked;
  const { amongIds } = await amongReportsOf(db, companyId, idGestor);
  const people = list(db, companyId, asked)
    .$if(lstPessoas !== undefined, (all) => all.where('person.id', '=', anyOf(lstPessoas ?? [])))
    .$if(amongIds !== undefined, (all) => all.where('person.id', '=', anyOf(amongIds ?? [])))
    .select('person.id');
  return { people };
}
