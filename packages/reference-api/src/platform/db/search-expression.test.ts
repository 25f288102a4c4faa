// @engine both: each has a normalization and a collation of its own
import { normalizeSearchText, oneLine } from '@aferir/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import names from '../../../../domain/fixtures/searched-names.json' with { type: 'json' };
import { randomTexts } from '../../../../domain/src/testing/random-text.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { patternOf, searchable } from './search-expression.ts';

const test = openTestApp();

async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const query = sql<{ folded: string }>`
    select ${searchable(sql<string>`given.text`)} as folded
    from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`;
  const { rows } = await query.execute(test.database.owner);
  return rows.map(({ folded }) => folded);
}

it('compares any text as the domain does', async () => {
  const texts = [...names.map(({ name }) => name), ...randomTexts(10_000, 34)].map(oneLine);
  expect(await inDatabase(texts)).toEqual(texts.map(normalizeSearchText));
});

it.each(['', ' ', '\u200b\u00ad', '\u00a0\u3164'])(
  'searches by nothing where %j is typed',
  (typed) => {
    expect(patternOf(typed)).toBeUndefined();
  },
);

it('takes wildcards for themselves', () => {
  expect(patternOf('50%_\\')).toBe('%50\\%\\_\\\\%');
});
