import { normalizeSearchText } from '@aferir/domain';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

// Both cases: under the collation `C`, `lower` changes no accented letter.
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);

/** A text in the form in which texts are compared and sorted: without accents and case. */
export function searchable(text: Expression<string | null>): RawBuilder<string> {
  return sql<string>`translate(lower(${text}), ${sql.lit(accented)}, ${sql.lit(plain)})`;
}

/** A `like` pattern that finds the words anywhere; wildcards among them stand for themselves. */
export function containing(words: string): string {
  return `%${normalizeSearchText(words).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the words stand anywhere in one of some texts. */
export function anyContains(
  texts: readonly Expression<string | null>[],
  words: string,
): RawBuilder<SqlBool> {
  const pattern = containing(words);
  const conditions = texts.map((text) => sql`${searchable(text)} like ${pattern}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
