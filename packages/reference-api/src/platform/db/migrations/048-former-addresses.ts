import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * Of a person the address before the present one is kept, which a link that went to a young address has to wait for.
 * A link may end because the address has changed that it was mailed to; those of managers are found by their index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column former_email text check (former_email = lower(former_email)),
       add column email_changed_at timestamptz`,
    `alter table link drop constraint link_revocation_check`,
    `alter table link add constraint link_revocation_check
       check (revocation in ('replaced', 'closed', 'finished', 'readdressed'))`,
    `create index on link (company_id, manager_id) where manager_id is not null`,
    `drop view link_caller`,
    `create view link_caller as ${linkCaller}`,
    'grant create on schema public to aferir_lookup',
    `alter view link_caller owner to aferir_lookup`,
    `revoke all on link_caller from public, aferir_app, aferir_lookup`,
    `grant select on link_caller to current_user`,
    'revoke create on schema public from aferir_lookup',
  ]);
}

const linkCaller = `
  select link.token_hash, link.id, link.kind, link.response_id, link.person_id, link.role,
    link.manager_id, link.mailed_to, link.origin, link.expires_at, link.revocation,
    holder.is_active as holder_is_active, holder.email as holder_email,
    holder.password_hash is not null as holder_has_password,
    holder.former_email as holder_former_email,
    holder.email_changed_at as holder_email_changed_at,
    session.created_at, session.last_seen_at, session.ended_at,
    link.company_id, company.legal_name, company.trade_name, company.logo_url, company.brand_color,
    company.allowed_origins, company.contract_ends_on
  from link
  join company on company.id = link.company_id
  left join person as holder on holder.company_id = link.company_id
    and holder.id = coalesce(link.manager_id, link.person_id)
  left join session on session.company_id = link.company_id and session.id = link.session_id`;
