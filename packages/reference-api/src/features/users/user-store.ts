import type { Permissions, SectionGrant } from '@aferir/domain';
import { sql } from 'kysely';
import { type GrantRow, grantColumns, grantsOf } from '../../operation/sessions/grant-rows.ts';
import { readStaffPermissions } from '../../operation/sessions/staff-permissions.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import { nextVersion, recordTable } from '../../platform/db/record-table.ts';
import { searchable } from '../../platform/db/search-expression.ts';

/** The invitation that a user has; null where there is none. */
export interface StoredInvitation {
  readonly invited_at: Date | null;
  readonly invitation_expires_at: Date | null;
}

/** A user with profiles and the person they are. */
export interface StoredUser extends StaffUserRow, StoredInvitation {
  readonly person_name: string | null;
  readonly person_is_active: boolean | null;
  readonly language: string | null;
  readonly profiles: readonly { readonly id: number; readonly name: string }[];
  readonly permissions: Permissions;
}

/** What of a user is written; what is left out stays as it is. */
export interface UserColumns extends Partial<UserDetails> {
  readonly login: string;
  readonly name: string;
  readonly is_administrator: boolean;
  readonly is_active: boolean;
  readonly is_supervisor?: boolean;
  readonly person_id?: number | null;
}

/** What may be known of a user beside what they may do. */
export type UserDetails = Pick<StaffUserRow, keyof typeof noDetails>;

/** The users of one company. Who was deleted is none of them. */
export interface UserStore {
  find(id: number): Promise<StoredUser | undefined>;
  /** The user who is a person. */
  findByPerson(personId: number): Promise<{ id: number } | undefined>;
  findPerson(personId: number): Promise<{ is_active: boolean } | undefined>;
  /** What profiles give together; undefined when one is missing. */
  readGrants(profileIds: readonly number[]): Promise<SectionGrant[] | undefined>;
  insert(values: UserColumns & Pick<StaffUserRow, 'password_hash'>): Promise<number>;
  update(id: number, values: UserColumns): Promise<void>;
  setProfiles(id: number, profileIds: readonly number[]): Promise<void>;
  /** Leaves nothing but the name, or what is to stand for it. */
  erase(id: number, now: Date, name?: string): Promise<void>;
  /** Puts something in place of the names of the users who a person was before these were deleted. */
  renameFormer(personId: number, name: string): Promise<void>;
}

/** The users of one company, with the people that internal ones are. */
export function presentUsers(db: Db, companyId: number) {
  return db
    .selectFrom('staff_user')
    .leftJoin('person', (join) => onReference(join, 'person', 'staff_user.person_id'))
    .where('staff_user.company_id', '=', companyId)
    .where('staff_user.deleted_at', 'is', null);
}

/** What is selected of {@link withInvitation}. */
export const invitationColumns = [
  'invitation.sent_at as invited_at',
  'invitation.expires_at as invitation_expires_at',
] as const;

/** Users with the invitation that each has, if any. */
export function withInvitation(users: ReturnType<typeof presentUsers>) {
  return users.leftJoin('staff_invitation as invitation', (join) =>
    join
      .onRef('invitation.company_id', '=', 'staff_user.company_id')
      .onRef('invitation.staff_user_id', '=', 'staff_user.id')
      .on('invitation.ended_at', 'is', null),
  );
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createUserStore(db: Db, companyId: number): UserStore {
  const users = recordTable('staff_user', db, companyId);

  return {
    async find(id) {
      const user = await withInvitation(presentUsers(db, companyId))
        .where('staff_user.id', '=', id)
        .selectAll('staff_user')
        .select([
          'person.name as person_name',
          'person.is_active as person_is_active',
          'person.language',
          ...invitationColumns,
        ])
        .executeTakeFirst();
      if (!user) return undefined;
      const profiles = await db
        .selectFrom('staff_user_profile as held')
        .innerJoin('access_profile as profile', (join) =>
          onReference(join, 'profile', 'held.profile_id'),
        )
        .where('held.company_id', '=', companyId)
        .where('held.staff_user_id', '=', id)
        .select(['profile.id', 'profile.name'])
        .orderBy(({ ref }) => searchable(ref('profile.name')))
        .execute();
      return { ...user, profiles, permissions: await readStaffPermissions(db, user) };
    },

    findByPerson: (personId) =>
      presentUsers(db, companyId)
        .where('staff_user.person_id', '=', personId)
        .select('staff_user.id')
        .executeTakeFirst(),

    findPerson: (personId) =>
      db
        .selectFrom('person')
        .select('is_active')
        .where('company_id', '=', companyId)
        .where('id', '=', personId)
        .executeTakeFirst(),

    async readGrants(profileIds) {
      if (profileIds.length === 0) return [];
      const rows = await db
        .selectFrom('access_profile as profile')
        .leftJoin('access_profile_section as section', (join) =>
          join
            .onRef('section.company_id', '=', 'profile.company_id')
            .onRef('section.profile_id', '=', 'profile.id'),
        )
        .where('profile.company_id', '=', companyId)
        .where('profile.id', 'in', profileIds)
        .select('profile.id')
        .select(grantColumns)
        .execute();
      if (new Set(rows.map(({ id }) => id)).size < profileIds.length) return undefined;
      return grantsOf(rows.filter((row): row is typeof row & GrantRow => row.section_id !== null));
    },

    insert: (values) => users.insert({ must_change_password: true, ...values }),
    update: (id, values) => users.update(id, { ...values, version: nextVersion }),

    async setProfiles(id, profileIds) {
      await db
        .deleteFrom('staff_user_profile')
        .where('company_id', '=', companyId)
        .where('staff_user_id', '=', id)
        .execute();
      if (profileIds.length === 0) return;
      await db
        .insertInto('staff_user_profile')
        .values(
          profileIds.map((profileId) => ({
            company_id: companyId,
            staff_user_id: id,
            profile_id: profileId,
          })),
        )
        .execute();
    },

    async erase(id, now, name) {
      await this.setProfiles(id, []);
      await users.update(id, {
        // No address: nobody can sign in with it, and the one that was is free again.
        login: sql<string>`'excluido:' || id`,
        password_hash: null,
        is_active: false,
        is_administrator: false,
        is_supervisor: false,
        deleted_at: now,
        former_person_id: sql<number | null>`person_id`,
        person_id: null,
        ...noDetails,
        ...(name !== undefined && { name }),
      });
    },

    async renameFormer(personId, name) {
      await db
        .updateTable('staff_user')
        .set({ name })
        .where('company_id', '=', companyId)
        .where('former_person_id', '=', personId)
        .execute();
    },
  };
}

const noDetails = {
  phone: null,
  mobile_phone: null,
  birth_date: null,
  photo_url: null,
  cpf: null,
  rg: null,
  zip_code: null,
  street: null,
  street_number: null,
  address_complement: null,
  district: null,
  city: null,
  state: null,
} as const;
