import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * What a credential stands for, in one statement: a link with its holder, the session it came from
 * and its company; a session with whose it is, what they may do and its company. The functions give
 * out what authentication judges by, and that of one credential. They are in a language that keeps
 * its plans.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...Object.entries(readable).flatMap(([table, columns]) => [
      `grant select (${columns}) on ${table} to aferir_lookup`,
      `create policy lookup on ${table} for select to aferir_lookup using (true)`,
    ]),
    `drop function find_link(text)`,
    ...createCallerLookups(companyColumns),
  ]);
}

/** The columns of a company that come with a credential, by their types. */
export const companyColumns: Readonly<Record<string, string>> = {
  id: 'bigint',
  legal_name: 'text',
  trade_name: 'text',
  logo_url: 'text',
  allowed_origins: 'text[]',
  contract_ends_on: 'date',
};

/** Makes the two functions, with these columns of the company. */
export function createCallerLookups(columns: typeof companyColumns): string[] {
  const names = Object.keys(columns).map((name) => `company.${name}`);
  const types = Object.entries(columns).map(([name, type]) =>
    name === 'id' ? `company_id ${type}` : `${name} ${type}`,
  );
  return [
    `create function find_link_caller(wanted text) returns table (${linkColumns}, ${types})
       ${lookup} return query ${linkCaller(names)}; end $$`,
    `create function find_session_caller(wanted uuid, of_company bigint)
       returns table (${sessionColumns}, ${types})
       ${lookup} return query ${sessionCaller(names)}; end $$`,
    `grant create on schema public to aferir_lookup`,
    ...callerLookups.flatMap((signature) => [
      `alter function ${signature} owner to aferir_lookup`,
      `revoke execute on function ${signature} from public`,
      `grant execute on function ${signature} to aferir_app`,
    ]),
    `revoke create on schema public from aferir_lookup`,
  ];
}

/** The functions that {@link createCallerLookups} makes. */
export const callerLookups = ['find_link_caller(text)', 'find_session_caller(uuid, bigint)'];

const readable = {
  session: 'id, company_id, realm, staff_user_id, person_id, created_at, last_seen_at, ended_at',
  staff_user_profile: 'company_id, staff_user_id, profile_id',
  access_profile_section:
    'company_id, profile_id, section_id, can_view, can_create, can_edit, can_delete',
};

const lookup = `language plpgsql stable security definer rows 1
  set search_path = pg_catalog, public, pg_temp as $$
  #variable_conflict use_column
  begin`;

const linkColumns = `id bigint, kind text, response_id bigint, person_id bigint, role text,
  manager_id bigint, mailed_to text, origin text, expires_at timestamptz, revocation text,
  holder_is_active boolean, holder_email text, holder_has_password boolean,
  created_at timestamptz, last_seen_at timestamptz, ended_at timestamptz`;

const linkCaller = (company: readonly string[]) => `
  select link.id, link.kind, link.response_id, link.person_id, link.role, link.manager_id,
    link.mailed_to, link.origin, link.expires_at, link.revocation,
    holder.is_active, holder.email, holder.password_hash is not null,
    session.created_at, session.last_seen_at, session.ended_at,
    ${company}
  from link
  join company on company.id = link.company_id
  left join person as holder on holder.company_id = link.company_id
    and holder.id = coalesce(link.manager_id, link.person_id)
  left join session on session.company_id = link.company_id and session.id = link.session_id
  where link.token_hash = wanted`;

const sessionColumns = `realm text, created_at timestamptz, last_seen_at timestamptz,
  ended_at timestamptz, staff_user_id bigint, person_id bigint, is_active boolean,
  must_change_password boolean, is_administrator boolean, grants json`;

const sessionCaller = (company: readonly string[]) => `
  select session.realm, session.created_at, session.last_seen_at, session.ended_at,
    staff_user.id, coalesce(session.person_id, staff_user.person_id),
    case session.realm
      when 'staff' then staff_user.is_active and (staff_user.person_id is null or person.is_active)
      else person.is_active
    end,
    case session.realm
      when 'staff' then staff_user.must_change_password
      else person.must_change_password
    end,
    staff_user.is_administrator,
    (select json_agg(json_build_object('section_id', section_id, 'can_view', can_view,
        'can_create', can_create, 'can_edit', can_edit, 'can_delete', can_delete))
      from staff_user_profile as mine
      join access_profile_section as section
        on section.company_id = mine.company_id and section.profile_id = mine.profile_id
      where mine.company_id = session.company_id and mine.staff_user_id = session.staff_user_id),
    ${company}
  from session
  join company on company.id = session.company_id
  left join staff_user on staff_user.company_id = session.company_id
    and staff_user.id = session.staff_user_id
  left join person on person.company_id = session.company_id
    and person.id = coalesce(session.person_id, staff_user.person_id)
  where session.id = wanted and session.company_id = of_company`;
