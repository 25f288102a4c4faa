import type { SectionGrant } from '@aferir/domain';
import { sql } from 'kysely';
import { type GrantRow, grantsOf, toGrantRow } from '../../operation/sessions/grant-rows.ts';
import { countReferring } from '../../platform/db/count-referring.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../platform/db/list-order.ts';
import type { Page, PageQuery } from '../../platform/db/people-list.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { nextVersion, recordTable } from '../../platform/db/record-table.ts';
import { isAnyLike, searchable } from '../../platform/db/search-expression.ts';

/** A profile with its rights and how many have it. */
export interface AccessProfile {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly version: number;
  readonly grants: readonly SectionGrant[];
  readonly userCount: number;
  /** Whether the user who asks has it. */
  readonly isOwn: boolean;
}

/** What of a profile is written. */
export interface ProfileValues {
  readonly name: string;
  readonly description: string;
  readonly grants: readonly SectionGrant[];
}

/** Which profiles to list. */
export interface ProfilesQuery extends PageQuery {
  readonly id: number | undefined;
  /** What name or description has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
  /** Without it, by name. */
  readonly order?: ListOrder<keyof typeof orders> | undefined;
}

const name = searchable(sql.ref('profile.name'));

const orders = {
  nome: name,
  descricao: sql`nullif(${searchable(sql.ref('profile.description'))}, '')`,
  usuarios: sql.ref('user_count'),
} as const;

/** The profiles of one company, as one of its users sees them. */
export interface AccessProfileStore {
  list(query: ProfilesQuery): Promise<Page<AccessProfile>>;
  find(id: number): Promise<AccessProfile | undefined>;
  /** Whether another profile has the name, in whatever case. */
  isNameTaken(name: string, exceptId: number): Promise<boolean>;
  insert(values: ProfileValues): Promise<number>;
  update(id: number, values: ProfileValues): Promise<void>;
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createAccessProfileStore(
  db: Db,
  companyId: number,
  viewerId: number,
): AccessProfileStore {
  const matching = ({ id, pattern }: Pick<ProfilesQuery, 'id' | 'pattern'>) =>
    db
      .selectFrom('access_profile as profile')
      .where('profile.company_id', '=', companyId)
      .$if(id !== undefined, (all) => all.where('profile.id', '=', id ?? 0))
      .where(({ ref }) =>
        isAnyLike(pattern, searchable(ref('profile.name')), searchable(ref('profile.description'))),
      );

  const list = async (query: ProfilesQuery): Promise<Page<AccessProfile>> => {
    const { order } = query;
    const matches = matching(query);
    const listed = matches
      .select(({ selectFrom, ref }) => [
        'profile.id',
        'profile.name',
        'profile.description',
        'profile.version',
        countReferring('staff_user_profile', 'profile_id', 'profile').as('user_count'),
        selectFrom('staff_user_profile as own')
          .whereRef('own.company_id', '=', 'profile.company_id')
          .whereRef('own.profile_id', '=', 'profile.id')
          .where('own.staff_user_id', '=', viewerId)
          .select('own.profile_id')
          .as('own_id'),
        sql<GrantRow[] | null>`(select json_agg(section) from access_profile_section as section
          where section.company_id = ${ref('profile.company_id')} and section.profile_id = ${ref('profile.id')})`.as(
          'sections',
        ),
      ])
      .$if(order !== undefined, (all) =>
        order ? all.orderBy(orders[order.by], wayOf(order)) : all,
      )
      .orderBy(name)
      .orderBy('profile.id');
    const { rows, total } = await readPage(matches, listed, query);
    const profiles = rows.map(({ user_count, own_id, sections, ...row }) => ({
      ...row,
      userCount: user_count,
      isOwn: own_id !== null,
      grants: grantsOf(sections ?? []),
    }));
    return { rows: profiles, total };
  };

  const insertSections = async (profileId: number, grants: readonly SectionGrant[]) => {
    if (grants.length === 0) return;
    const ids = { company_id: companyId, profile_id: profileId };
    await db
      .insertInto('access_profile_section')
      .values(grants.map((grant) => ({ ...ids, ...toGrantRow(grant) })))
      .execute();
  };
  const deleteSections = (profileId: number) =>
    db
      .deleteFrom('access_profile_section')
      .where('company_id', '=', companyId)
      .where('profile_id', '=', profileId)
      .execute();

  const profiles = recordTable('access_profile', db, companyId);
  return {
    list,

    async find(id) {
      const { rows } = await list({ id, pattern: undefined, take: 1, page: 0 });
      return rows[0];
    },

    isNameTaken: (name, exceptId) =>
      profiles.isTaken(sql`lower(name)`, sql<string>`lower(${name})`, exceptId),

    async insert({ grants, ...values }) {
      const id = await profiles.insert(values);
      await insertSections(id, grants);
      return id;
    },

    async update(id, { grants, ...values }) {
      await profiles.update(id, { ...values, version: nextVersion });
      await deleteSections(id);
      await insertSections(id, grants);
    },

    async delete(id) {
      await deleteSections(id);
      await profiles.delete(id);
    },
  };
}
