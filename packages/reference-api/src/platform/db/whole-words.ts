import { type Expression, type RawBuilder, sql } from 'kysely';

/** What makes of a word another one where it stands beside it, whatever the locale of the database knows of letters. */
const JOINED = '[[:alnum:]_ªµºÀ-ÖØ-öø-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\ufdff-]';

/** Words to look for. */
export interface Words {
  readonly words: string;
  /** What begins or ends with them and is something else, such as the longer names of others. */
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
  const before = new Set<string>();
  const behind = new Set<string>();
  for (const longer of except) {
    if (longer.startsWith(`${words} `)) behind.add(longer.slice(words.length));
    else if (longer.endsWith(` ${words}`)) before.add(longer.slice(0, -words.length));
  }
  return [
    `(?<!${JOINED})`,
    ...[...before].map((text) => `(?<!${literally(text)})`),
    literally(words),
    ...[...behind].map((text) => `(?!${literally(text)}(?!${JOINED}))`),
    `(?!${JOINED})`,
  ].join('');
}

function literally(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
