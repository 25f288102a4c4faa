import { type Expression, type RawBuilder, sql } from 'kysely';

/** What makes of a word another one where it stands beside it, whatever the locale of the database knows of letters. */
const JOINED = '[[:alnum:]_ªµºÀ-ÖØ-öø-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\ufdff-]';

/** Words to look for. */
export interface Words {
  readonly words: string;
  /** What has them among other words and is something else, such as the longer names of others. */
  readonly except?: readonly string[];
}

/** Whether words stand by themselves in a text: 'Ana' does not in 'Anabela'. */
export function hasWords(text: Expression<string | null>, sought: Words): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${text} ~ ${patternOf(sought)}, false)`;
}

/** A text with others in place of words that stand by themselves. */
export function replaceWords(
  text: Expression<string>,
  sought: Words,
  others: string,
): RawBuilder<string> {
  const literal = others.replaceAll('\\', '\\\\');
  return sql<string>`regexp_replace(${text}, ${patternOf(sought)}, ${literal}, 'g')`;
}

function patternOf({ words, except = [] }: Words): string {
  const apart = new Set(except.flatMap((longer) => placesIn(longer, words)));
  return [`(?<!${JOINED})`, ...apart, literally(words), `(?!${JOINED})`].join('');
}

/** For each place of words in a longer text, the condition that what begins here is not that place. */
function placesIn(longer: string, words: string): string[] {
  const conditions: string[] = [];
  for (let at = longer.indexOf(words); at >= 0; at = longer.indexOf(words, at + 1)) {
    const before = longer.slice(0, at);
    const behind = longer.slice(at + words.length);
    const isApart = /(^| )$/.test(before) && /^( |$)/.test(behind);
    if (!isApart || longer === words) continue;
    const otherBefore = before && `(?<!${literally(before)})`;
    const otherBehind = behind && `(?!${literally(words + behind)}(?!${JOINED}))`;
    const either = [otherBefore, otherBehind].filter((condition) => condition !== '');
    conditions.push(`(?:${either.join('|')})`);
  }
  return conditions;
}

function literally(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
