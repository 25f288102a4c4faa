import { normalizeSearchText, oneLine } from '@aferir/domain';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A text in the form in which texts are compared: as `normalizeSearchText` makes it of a text on one line. */
export function searchable(text: Expression<string | null>): RawBuilder<string> {
  return sql<string>`search_text(${text})`;
}

/** A name in the form in which the database keeps names to compare them, made by the database as its unique indexes are. */
export function searchableName(name: string): RawBuilder<string> {
  return searchable(sql<string>`${oneLine(name)}::text`);
}

/** Whether one of some texts is like a pattern of `patternOf`; without one, all that there is. */
export function isAnyLike(
  pattern: string | undefined,
  ...texts: readonly Expression<string | null>[]
): RawBuilder<SqlBool> {
  if (pattern === undefined) return sql`true`;
  const conditions = texts.map((text) => sql<SqlBool>`${text} like ${pattern}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** The `like` pattern of what was typed to search by; undefined when that is nothing. */
export function patternOf(typed: string | undefined): string | undefined {
  return typed && oneLine(typed) ? containing(typed) : undefined;
}

/** A `like` pattern that finds the words anywhere; wildcards among them stand for themselves. */
export function containing(words: string): string {
  return `%${normalizeSearchText(words).replace(/[\\%_]/g, '\\$&')}%`;
}
