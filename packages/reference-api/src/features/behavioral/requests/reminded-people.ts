import type { components } from '@aferir/api-client';
import type { Db } from '../../../platform/db/database.ts';
import type { MatchingPeople } from '../../../platform/db/people-list.ts';
import {
  type PeopleAsked,
  peopleAsked,
  type RemindedList,
} from '../../../shared/reminders/people-asked.ts';
import { latestAssessments } from '../latest-assessments.ts';

/** What narrows the list of people down, in the words of the calls. */
export type DiscPeopleFilters = Omit<components['schemas']['RemindDiscPeople'], 'lstPessoas'>;

/** The people whom the list of them shows, from whoever keeps it. */
export type DiscPeopleListed = (
  db: Db,
  companyId: number,
  asked: DiscPeopleFilters & { readonly somenteAtivos: boolean },
  assessments: typeof latestAssessments,
) => MatchingPeople;

/** Finds the people whose requests a call is about; undefined for everybody's. */
export function remindedPeople(listed: DiscPeopleListed) {
  const list: RemindedList<DiscPeopleFilters> = (db, companyId, asked) =>
    listed(db, companyId, { ...asked, somenteAtivos: true }, latestAssessments);
  return (db: Db, companyId: number, asked: PeopleAsked<DiscPeopleFilters>) =>
    peopleAsked(db, companyId, list, asked);
}
