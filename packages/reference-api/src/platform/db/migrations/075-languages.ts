import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * The languages that a company offers, the first where nobody has chosen, and the one that a person has chosen. Both come with
 * what a credential stands for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table company add column languages text[] not null default '{pt-BR}'`,
    `alter table person add column language text`,
    'drop view link_caller',
    'drop view session_caller',
    `create view link_caller as ${linkCaller}`,
    `create view session_caller as ${sessionCaller}`,
    'grant create on schema public to aferir_lookup',
    ...['link_caller', 'session_caller'].flatMap((view) => [
      `alter view ${view} owner to aferir_lookup`,
      `revoke all on ${view} from public, aferir_app, aferir_lookup`,
      `grant select on ${view} to current_user`,
    ]),
    'revoke create on schema public from aferir_lookup',
  ]);
}

const company = `company.legal_name, company.trade_name, company.logo_url, company.brand_color,
  company.allowed_origins, company.languages, company.contract_ends_on`;

const linkCaller = `
  select link.token_hash, link.id, link.kind, link.response_id, link.person_id, link.role,
    link.manager_id, link.mailed_to, link.origin, link.expires_at, link.revocation,
    holder.is_active as holder_is_active, holder.email as holder_email,
    holder.password_hash is not null as holder_has_password,
    holder.former_email as holder_former_email,
    holder.email_changed_at as holder_email_changed_at, holder.language as holder_language,
    session.created_at, session.last_seen_at, session.ended_at,
    link.company_id, ${company}
  from link
  join company on company.id = link.company_id
  left join person as holder on holder.company_id = link.company_id
    and holder.id = coalesce(link.manager_id, link.person_id)
  left join session on session.company_id = link.company_id and session.id = link.session_id`;

const sessionCaller = `
  select session.id as session_id, session.realm, session.created_at, session.last_seen_at,
    session.ended_at, session.staff_user_id,
    coalesce(session.person_id, staff_user.person_id) as person_id,
    case session.realm
      when 'staff' then staff_user.is_active and (staff_user.person_id is null or person.is_active)
      else person.is_active
    end as is_active,
    case session.realm
      when 'staff' then staff_user.must_change_password
      else person.must_change_password
    end as must_change_password,
    staff_user.is_administrator,
    (select json_agg(json_build_object('section_id', section_id, 'can_view', can_view,
        'can_create', can_create, 'can_edit', can_edit, 'can_delete', can_delete))
      from staff_user_profile as mine
      join access_profile_section as section
        on section.company_id = mine.company_id and section.profile_id = mine.profile_id
      where mine.company_id = session.company_id
        and mine.staff_user_id = session.staff_user_id) as grants,
    session.company_id, ${company}
  from session
  join company on company.id = session.company_id
  left join staff_user on staff_user.company_id = session.company_id
    and staff_user.id = session.staff_user_id
  left join person on person.company_id = session.company_id
    and person.id = coalesce(session.person_id, staff_user.person_id)`;
