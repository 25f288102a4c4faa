// @engine both: each has a locale and expressions of its own
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { hasWords, replaceWords, type Words } from './whole-words.ts';

const test = openTestApp();

async function replaced(text: string, sought: Words): Promise<string> {
  const given = sql<string>`${text}::text`;
  const { rows } = await sql<{ has: boolean; text: string }>`
    select ${hasWords(given, sought)} as has, ${replaceWords(given, sought, 'X\\1 & Y')} as text`.execute(
    test.database.owner,
  );
  const [row] = rows;
  expect(row?.has).toBe(row?.text !== text);
  return row?.text ?? '';
}

it.each([
  ['Ana respondeu.', 'Ana', 'X\\1 & Y respondeu.'],
  ['“Ana”, (Ana) e Ana', 'Ana', '“X\\1 & Y”, (X\\1 & Y) e X\\1 & Y'],
  ['Anabela, Joana, Mariana e Anaé', 'Ana', undefined],
  ['éAna Anaß ĀAna Anaж', 'Ana', undefined],
  ['Ana-Clara e Ana_1', 'Ana', undefined],
  ['<p>Ana</p>', 'Ana', '<p>X\\1 & Y</p>'],
  ['Érica Ângela e Érica', 'Érica', 'X\\1 & Y Ângela e X\\1 & Y'],
  ['J. (R.) Pão*', 'J. (R.) Pão*', 'X\\1 & Y'],
])('in %j, of %j', async (text, words, expected) => {
  expect(await replaced(text, { words })).toBe(expected ?? text);
});

it('passes over longer ones that are something else', async () => {
  const except = ['Ana Souza', 'Maria Ana', 'Ana Luz Reis', 'Eva Ana Reis'];
  expect(
    await replaced('Ana Souza, Maria Ana, Ana Luz, Ana Luz Reis, Ana Souzas e Ana', {
      words: 'Ana',
      except,
    }),
  ).toBe('Ana Souza, Maria Ana, X\\1 & Y Luz, Ana Luz Reis, X\\1 & Y Souzas e X\\1 & Y');
  expect(await replaced('Eva Ana Reis, Eva Ana, Ana Reis', { words: 'Ana', except })).toBe(
    'Eva Ana Reis, Eva X\\1 & Y, X\\1 & Y Reis',
  );
});
