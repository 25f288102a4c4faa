import type { InvitationState } from '@aferir/domain';
import { type RawBuilder, sql } from 'kysely';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../platform/db/list-order.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import {
  matchingPeople,
  type Page,
  type PageQuery,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../platform/db/people-list.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { isAnyLike, searchable } from '../../platform/db/search-expression.ts';
import {
  invitationColumns,
  presentUsers,
  type StoredInvitation,
  withInvitation,
} from './user-store.ts';

/** A user in the list. */
export interface ListedUser
  extends StoredInvitation,
    Pick<
      StaffUserRow,
      'id' | 'name' | 'login' | 'is_active' | 'is_administrator' | 'person_id' | 'photo_url'
    > {
  /** Of an internal user: whether the person is active. */
  readonly person_is_active: boolean | null;
  readonly has_password: boolean;
  /** By name; null for none. */
  readonly profiles: readonly { readonly id: number; readonly name: string }[] | null;
}

/** Which users to list. */
export interface UsersQuery extends PageQuery {
  readonly id: number | undefined;
  /** What name or login has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
  /** Only users who have this profile; undefined for all. */
  readonly profileId?: number | undefined;
  /** Without it, by name. */
  readonly order?: UsersOrder | undefined;
}

/** What users can be put in order by, in the words of the call. */
export type UsersOrder = ListOrder<'nome' | 'email' | 'perfis' | 'situacao'>;

/** A person who may become an internal user. */
export interface LinkablePerson {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly position_name: string | null;
}

/** Lists the users of a company in the order that is asked for. */
export function readUsers(
  db: Db,
  companyId: number,
  { id, pattern, profileId, order, now, ...page }: UsersQuery & { readonly now: Date },
): Promise<Page<ListedUser>> {
  const matches = presentUsers(db, companyId)
    .$if(id !== undefined, (all) => all.where('staff_user.id', '=', id ?? 0))
    .$if(profileId !== undefined, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('staff_user_profile as held')
            .whereRef('held.company_id', '=', 'staff_user.company_id')
            .whereRef('held.staff_user_id', '=', 'staff_user.id')
            .where('held.profile_id', '=', profileId ?? 0)
            .select('held.profile_id'),
        ),
      ),
    )
    .where(({ ref }) =>
      isAnyLike(pattern, searchable(ref('staff_user.name')), searchable(ref('staff_user.login'))),
    );
  const listed = withInvitation(matches)
    .select(({ ref, selectFrom }) => [
      'staff_user.id',
      'staff_user.name',
      'staff_user.login',
      'staff_user.is_active',
      'staff_user.is_administrator',
      'staff_user.person_id',
      'staff_user.photo_url',
      'person.is_active as person_is_active',
      sql<boolean>`${ref('staff_user.password_hash')} is not null`.as('has_password'),
      ...invitationColumns,
      selectFrom('staff_user_profile as held')
        .innerJoin('access_profile as profile', (join) =>
          onReference(join, 'profile', 'held.profile_id'),
        )
        .whereRef('held.company_id', '=', 'staff_user.company_id')
        .whereRef('held.staff_user_id', '=', 'staff_user.id')
        .select((held) =>
          sql<ListedUser['profiles']>`json_agg(json_build_object('id', ${held.ref('profile.id')},
            'name', ${held.ref('profile.name')}) order by ${searchable(held.ref('profile.name'))})`.as(
            'all',
          ),
        )
        .as('profiles'),
    ])
    .$if(order !== undefined, (all) =>
      order ? all.orderBy(orders[order.by](now), wayOf(order)) : all,
    )
    .orderBy(({ ref }) => searchable(ref('staff_user.name')))
    .orderBy('staff_user.id');
  return readPage(matches, listed, page);
}

/** Where those stand who have no password yet, after those who can come in. */
const invitationPlaces: Readonly<Record<InvitationState, number>> = {
  waiting: 1,
  over: 2,
  none: 3,
};

const orders: Readonly<Record<UsersOrder['by'], (now: Date) => RawBuilder<unknown>>> = {
  nome: () => searchable(sql.ref('staff_user.name')),
  email: () => sql.ref('staff_user.login'),
  // Administrators may do everything, whatever profiles they have.
  perfis: () => sql`case when staff_user.is_administrator then '' else
    (select string_agg(search_text(profile.name), ', ' order by search_text(profile.name))
      from staff_user_profile held
      join access_profile profile
        on profile.company_id = held.company_id and profile.id = held.profile_id
      where held.company_id = staff_user.company_id and held.staff_user_id = staff_user.id) end`,
  situacao: (now) => sql`case
    when not staff_user.is_active or person.is_active is false then 4
    when staff_user.password_hash is not null then 0
    when invitation.expires_at > ${now} then ${sql.lit(invitationPlaces.waiting)}
    when invitation.expires_at is not null then ${sql.lit(invitationPlaces.over)}
    else ${sql.lit(invitationPlaces.none)} end`,
};

/** Lists the people of a company who may become users, by name. */
export async function readLinkablePeople(
  db: Db,
  companyId: number,
  query: Omit<UsersQuery, 'id' | 'order' | 'profileId'>,
): Promise<Page<LinkablePerson>> {
  const listed = { ...query, companyId, onlyActive: true };
  const matches = matchingPeople(db, listed, ['position']).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('staff_user')
          .whereRef('staff_user.company_id', '=', 'person.company_id')
          .whereRef('staff_user.person_id', '=', 'person.id')
          .select('staff_user.id'),
      ),
    ),
  );
  const rows = await pageWithWorkplaces(db, matches, valuesOf(listed))
    .select(['person.id', 'person.name', 'person.email', 'position.name as position_name'])
    .execute();
  return { rows, total: await totalOf(rows, () => matches, listed) };
}
