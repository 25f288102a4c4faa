import type { JoinBuilder, StringReference } from 'kysely';

/**
 * Joins the row that a column refers to. Every reference between tables holds the company beside
 * the id, and both take part.
 */
export function onReference<Tables, Joined extends keyof Tables>(
  join: JoinBuilder<Tables, Joined>,
  table: Joined & string,
  column: StringReference<Tables, Joined>,
): JoinBuilder<Tables, Joined> {
  const [referrer] = column.split('.');
  const reference = (name: string) => name as StringReference<Tables, Joined>;
  return join
    .onRef(reference(`${table}.company_id`), '=', reference(`${referrer}.company_id`))
    .onRef(reference(`${table}.id`), '=', column);
}
