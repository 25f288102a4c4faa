import { type Kysely, sql } from 'kysely';
import { runStatements } from '../row-security.ts';

// As `normalizeSearchText` of the domain compares texts: what is stored stays as it was folded here.
const marks =
  '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200c\\u200d\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f]';
const signs = 'ıȷøłđðħŧŋəɛɔɓɖɗƙƴς‘’ʼʹʻ`′‐‑‒–—―−';
const typed = "ijolddhtnaeobddkyσ''''''''''''''-------";
const searchText = (upper: string, lower: string) => `
  create function search_text(given text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare folded text;
  begin
    if octet_length(given) = char_length(given) then
      return lower(replace(given, '\`', '''') collate "C");
    end if;
    folded := normalize(replace(given, '´', ''''), NFKD);
    folded := lower(regexp_replace(folded, '${marks}', '', 'g') collate "C");
    if octet_length(folded) > char_length(folded) then
      folded := translate(folded, '${upper}', '${lower}');
      folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    end if;
    return translate(folded, '${signs}', '${typed}');
  end $$`;

/** Characters that a word or an emoji may need stay in what is there, wherever they could be needed. */
const invisible = [
  '[\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f]',
  '[\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb]',
  '(?<![\\u0600-\\u08ff\\u0900-\\u0dff\\u2190-\\u2bff\\ufe0f\\U0001f000-\\U0001faff])[\\u200c\\u200d]',
  '[\\u200c\\u200d](?![\\u0600-\\u08ff\\u0900-\\u0dff\\u2190-\\u2bff\\U0001f000-\\U0001faff])',
  '(?<![0-9#*\\u00a9\\u00ae\\u203c-\\u9fff\\U0001f000-\\U0003ffff])[\\ufe00-\\ufe0f\\U000e0100-\\U000e01ef]',
  '(?<![\\U0001f3f4\\U000e0020-\\U000e007f])[\\U000e0000-\\U000e007f]',
].join('|');

/** Makes `aferir_clean_text`, for a migration: what is kept of a text. */
export const cleanText = `
  create function aferir_clean_text(given text) returns text language plpgsql immutable strict as $$
  begin
    if given ~ '^[\\t\\n\\r\\x20-\\x7e]*$' then return given; end if;
    return normalize(regexp_replace(translate(normalize(given, NFC),
      U&'\\000b\\000c\\0085\\2028\\2029\\00a0\\1680\\2000\\2001\\2002\\2003\\2004\\2005\\2006\\2007\\2008\\2009\\200a\\202f\\205f\\2800\\3000',
      repeat(chr(10), 5) || repeat(' ', 17)), '${invisible}', '', 'g'), NFC);
  end $$`;

/** What is searched by the column that compares it, and `within` what no two may be called alike. */
const searched = [
  { table: 'person', column: 'name', search: 'search_name' },
  { table: 'position', column: 'name', search: 'search_name', within: 'company_id' },
  { table: 'seniority', column: 'name', search: 'search_name', within: 'company_id' },
  { table: 'department', column: 'name', search: 'search_name', within: 'company_id, parent_id' },
  { table: 'training_category', column: 'name', search: 'search_name', within: 'company_id' },
  { table: 'training', column: 'title', search: 'search_title', within: 'company_id' },
  { table: 'game', column: 'title', search: 'search_title', within: 'company_id' },
] as const;

/** The columns that a unique index is on. */
const unique = [
  ...searched
    .filter((one) => 'within' in one)
    .map(({ table, column, search, within }) => ({ table, column, key: `${within}, ${search}` })),
  { table: 'performance_competency', column: 'code', key: 'company_id, lower(code)' },
] as const;

/** Addresses to sign in with; two of them that become one stay as they are. */
const addresses = [
  { table: 'person', column: 'email', among: 'other.company_id = own.company_id' },
  { table: 'staff_user', column: 'login', among: 'true' },
] as const;

/** What is told of the past as it was. */
const untouched = ['audit_event', 'mail_message'];

/**
 * Texts are composed (NFC) and without invisible characters, as those are that come in, and are compared by
 * the letters that a keyboard has, of whatever alphabet. Names that are alike now get a number behind them but for the
 * first one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const forced = await tablesByCompany(db);
  const capitals = listCapitals();
  await runStatements(db, [
    searchText(capitals.join(''), capitals.map((letter) => letter.toLowerCase()).join('')),
    cleanText,
    `alter table department drop constraint department_name_unique`,
    `drop index performance_competency_code_unique`,
    `alter table performance_competency drop constraint performance_competency_company_id_code_key`,
    // With a column go the indexes that it is in.
    ...searched.map(({ table, search }) => `alter table ${table} drop column ${search}`),
    `alter table person drop column search_email`,
    ...forced.map((table) => `alter table "${table}" no force row level security`),
    ...addresses.map(cleanAddresses),
    ...(await listTexts(db)).map(cleanRows),
    `update game_words set texts = array(
       select aferir_clean_text(text) from unnest(texts) with ordinality as given (text, place) order by place
     )`,
    // A table that a trigger waits for cannot be altered.
    `set constraints all immediate`,
    ...searched.map(
      ({
        table,
        column,
        search,
      }) => `alter table ${table} add column ${search} text collate "C" not null
        generated always as (search_text(${column})) stored`,
    ),
    `alter table person add column search_email text collate "C"
       generated always as (search_text(email)) stored`,
    ...unique.map(numberAlike),
    ...forced.map((table) => `alter table "${table}" force row level security`),
    `drop function aferir_clean_text(text)`,
    `create index on person (company_id, search_name, id)`,
    `create index on department (company_id, search_name, id)`,
    ...unique
      .filter(({ table }) => table !== 'department')
      .map(
        ({ table, column, key }) =>
          `create unique index ${table}_${column}_unique on ${table} (${key})`,
      ),
    `alter table performance_competency add unique (company_id, code)`,
    `alter table department add constraint department_name_unique
       unique nulls not distinct (company_id, parent_id, search_name) deferrable initially deferred`,
  ]);
}

/** The capitals of every alphabet; under the collation `C`, `lower` knows A to Z alone. */
function listCapitals(): string[] {
  const capitals: string[] = [];
  for (let code = 0x80; code <= 0x1ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    const isCapital = letter.toLowerCase() !== letter;
    // What is made of others has been taken apart before.
    if (isCapital && letter.normalize('NFKD') === letter) capitals.push(letter);
  }
  return capitals;
}

/** The tables whose rows are kept apart from their owner too. */
async function tablesByCompany(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relforcerowsecurity and relnamespace = 'public'::regnamespace order by relname`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

interface Texts {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The columns that hold text, but for addresses to sign in with. */
async function listTexts(db: Kysely<unknown>): Promise<Texts[]> {
  const { rows } = await sql<Texts>`
    select table_name as "table", array_agg(column_name::text) as columns
    from information_schema.columns as held
    join information_schema.tables as holding using (table_schema, table_name)
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
      and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name not in (${sql.join(untouched)})
      and (table_name, column_name) not in (('person', 'email'), ('staff_user', 'login'))
    group by table_name order by table_name`.execute(db);
  return rows;
}

function cleanRows({ table, columns }: Texts): string {
  const cleaned = columns.map((column) => `"${column}" = aferir_clean_text("${column}")`);
  return `update "${table}" set ${cleaned.join(', ')}
    where ${cleaned.map((equal) => `not (${equal})`).join(' or ')}`;
}

function cleanAddresses({ table, column, among }: (typeof addresses)[number]): string {
  const cleaned = (row: string) => `lower(aferir_clean_text(${row}.${column}))`;
  return `update ${table} as own set ${column} = ${cleaned('own')}
    where ${column} <> ${cleaned('own')} and not exists (
      select from ${table} as other
      where ${among} and other.id <> own.id and ${cleaned('other')} = ${cleaned('own')}
    )`;
}

/** A name with its number may be taken as well: the next round gives it another one. */
function numberAlike({ table, column, key }: (typeof unique)[number]): string {
  return `do $$ begin
    loop
      update ${table} set ${column} = ${column} || ' (' || twin.place || ')'
      from (
        select id, row_number() over (partition by ${key} order by id) as place from ${table}
      ) as twin
      where twin.id = ${table}.id and twin.place > 1;
      exit when not found;
    end loop;
  end $$`;
}
