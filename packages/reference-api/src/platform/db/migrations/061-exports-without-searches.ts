import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** A number, a month or a yes: what a list can be narrowed down by without naming anybody. */
const impersonal = '^[A-Za-z]+=([0-9]{1,9}|[0-9]{4}-[0-9]{2}|true|false)$';

/**
 * What was searched for in a list that was taken away may be the name of somebody who became anonymous, or will: the trail keeps
 * that there was a search, as it does for those since. Nothing else may change it, and nothing else of it changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // The owner sees rows of every company only while isolation is not forced on the owner too.
    'alter table audit_event no force row level security',
    'alter table audit_event disable trigger audit_event_append_only',
    `update audit_event set details = details || jsonb_build_object('query', coalesce((
       select string_agg(
         case when part ~ '${impersonal}' and part !~ '^filter=' then part
           else substring(part from '^[A-Za-z]+') end, '&' order by place)
       from unnest(string_to_array(details ->> 'query', '&')) with ordinality as given (part, place)), ''))
     where action = 'list.exported' and details ->> 'query' is not null`,
    'alter table audit_event enable trigger audit_event_append_only',
    'alter table audit_event force row level security',
  ]);
}
