import { MOST_OF_TEAM } from '@aferir/domain';
import type { ReadingContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  type ListedPeople,
  matchingPeople,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../platform/db/people-list.ts';
import { conflict, forbidden, invalid } from '../../platform/errors/failures.ts';
import { idsInScope } from '../people/ids-in-scope.ts';
import { teamMessages } from './team-messages.ts';

/** Which team is asked for, in the words of its call; left out, or 0, it says nothing. */
export interface AskedTeam {
  /** A department with all below it. */
  readonly idOrganogramaNo?: number | undefined;
  /** The direct reports of a manager. */
  readonly idGestor?: number | undefined;
}

/** Somebody of a team. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  readonly photo_url: string | null;
  readonly position_name: string | null;
}

/** A team as its caller may see it. */
export interface Team {
  /** Of the department or of the manager. */
  readonly name: string;
  /** Who leads it; undefined: it is a department. */
  readonly managerId: number | undefined;
  /** Active people, by name; the manager is none of them. */
  readonly members: readonly TeamMember[];
}

type TeamContext = Pick<ReadingContext, 'db' | 'company' | 'actor'>;

/**
 * Finds the people of a team: staff asks for any department or manager of the company, an employee for the own reports.
 * That staff has the right to the section was checked by the contract.
 */
export async function findTeam(context: TeamContext, asked: AskedTeam): Promise<Team> {
  const { db, company } = context;
  const { departmentId, managerId } = teamOf(context, asked);
  if (managerId === undefined) {
    const { name } = found(
      await db
        .selectFrom('department')
        .where('company_id', '=', company.id)
        .where('id', '=', departmentId ?? 0)
        .select('name')
        .executeTakeFirst(),
    );
    const members = await listMembers(db, { ...active(company.id), departmentId });
    return { name, managerId, members };
  }
  const { name } = found(await findMember(context, managerId));
  const scope = await idsInScope(db, company.id, { idGestor: managerId });
  return { name, managerId, members: await listMembers(db, { ...active(company.id), ...scope }) };
}

/** Finds an active person; undefined where the company has none such. */
export async function findMember(
  { db, company }: Pick<TeamContext, 'db' | 'company'>,
  personId: number,
): Promise<TeamMember | undefined> {
  const [person] = await listMembers(db, { ...active(company.id), amongIds: [personId] });
  return person;
}

function teamOf(
  { actor }: Pick<TeamContext, 'actor'>,
  { idOrganogramaNo: departmentId = 0, idGestor: managerId = 0 }: AskedTeam,
) {
  if (actor.kind === 'link') throw forbidden();
  if (actor.kind === 'employee') {
    if (departmentId || (managerId && managerId !== actor.personId)) {
      throw forbidden(teamMessages.notYourTeam);
    }
    return { managerId: actor.personId };
  }
  if (Boolean(departmentId) === Boolean(managerId)) throw invalid(teamMessages.oneOfTwo);
  return managerId ? { managerId } : { departmentId };
}

function active(companyId: number) {
  return { companyId, onlyActive: true };
}

async function listMembers(db: Db, people: ListedPeople): Promise<TeamMember[]> {
  const query = { ...people, take: MOST_OF_TEAM, page: 0 };
  const matches = matchingPeople(db, query, []);
  const rows = await pageWithWorkplaces(db, matches, valuesOf(query))
    .select(['person.id', 'person.name', 'person.photo_url', 'position.name as position_name'])
    .execute();
  const total = await totalOf(rows, () => matches, query);
  if (total > MOST_OF_TEAM) throw conflict(teamMessages.tooLarge(total));
  return rows;
}
