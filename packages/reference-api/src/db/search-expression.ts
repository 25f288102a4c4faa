import { normalizeSearchText, oneLine } from '@aferir/domain';
import { type Expression, type RawBuilder, sql } from 'kysely';

// Both cases: under the collation `C`, `lower` changes no accented letter.
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);

/** A text in the form in which texts are compared: without accents and case. */
export function searchable(text: Expression<string | null>): RawBuilder<string> {
  return sql<string>`translate(lower(${text}), ${sql.lit(accented)}, ${sql.lit(plain)})`;
}

/**
 * A name in the form in which the database keeps names to compare them, made by the database: nothing else tells
 * the same names apart as its unique indexes do.
 */
export function searchableName(name: string): RawBuilder<string> {
  return searchable(sql<string>`${oneLine(name)}::text`);
}

/** The `like` pattern of what was typed to search by; undefined when that is nothing. */
export function patternOf(typed: string | undefined): string | undefined {
  return typed?.trim() ? containing(typed) : undefined;
}

/** A `like` pattern that finds the words anywhere; wildcards among them stand for themselves. */
export function containing(words: string): string {
  return `%${normalizeSearchText(words).replace(/[\\%_]/g, '\\$&')}%`;
}
