import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * Links remember the session that made them and the address they were mailed to. Of links made by a
 * session before, none is known any more, so they are dead. Where an answering link went is known of
 * the newest one of each response; of any other nothing is, so it sets no password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table link add column session_id uuid`,
    `alter table link add foreign key (company_id, session_id)
       references session (company_id, id) on delete set null (session_id)`,
    `alter table link add check (session_id is null or origin = 'session')`,
    `create index on link (session_id) where session_id is not null`,
    ...tables.map((table) => `alter table ${table} no force row level security`),
    addressOfNewest('behavioral', 'disc_response'),
    addressOfNewest('performance', 'performance_response'),
    ...tables.map((table) => `alter table ${table} force row level security`),
  ]);
}

// The owner sees rows of every company only while isolation is not forced on the owner too.
const tables = ['link', 'disc_response', 'performance_response'];

function addressOfNewest(kind: string, table: string): string {
  return `update link set mailed_to = response.mailed_to
    from ${table} as response
    where link.kind = '${kind}' and link.role = 'self' and link.origin = 'mail'
      and response.company_id = link.company_id and response.id = link.response_id
      and link.id = (
        select max(newest.id) from link as newest
        where newest.company_id = link.company_id and newest.kind = link.kind
          and newest.response_id = link.response_id and newest.role = 'self' and newest.origin = 'mail'
      )`;
}
