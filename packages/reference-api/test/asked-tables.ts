import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { framesOf } from './protocol-frames.ts';
import { allRowsShown } from './test-database.ts';

/** What each table holds, as a hash by its name. */
export type Contents = ReadonlyMap<string, string>;

/** Tells which tables are asked, and what they hold. */
export interface TableWatch {
  /**
   * Does some work alone, and tells which tables its statements name, those behind views, functions and policies
   * included; undefined where nobody can tell, as on a server.
   */
  askedDuring<T>(
    work: () => Promise<T>,
  ): Promise<[given: T, tables: ReadonlySet<string> | undefined]>;
  /** What each table holds now. */
  contents(): Promise<Contents>;
}

/** Starts to watch the tables of a database. */
export async function watchTables({ pglite, owner }: Database): Promise<TableWatch> {
  const { rows: tables } = await sql<{ name: string; place: string }>`
    select relname as name, oid::regclass::text as place from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, to_regnamespace('pgboss'))`.execute(
    owner,
  );
  const { rows: behind } = await sql<{ name: string; text: string }>`
    select relname as name, pg_get_viewdef(oid) as text from pg_class
    where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
    union all select proname, pg_get_functiondef(oid) from pg_proc
    where prokind = 'f' and pronamespace = 'public'::regnamespace
    union all select tablename, concat(qual, ' ', with_check) from pg_policies
    union all select relname, inhrelid::regclass::text from pg_inherits join pg_class on oid = inhparent`.execute(
    owner,
  );
  const tablesBehind = createNames(
    tables.map(({ name }) => name),
    behind,
  );
  const hashes = tables.map(
    ({ name, place }) => `select '${name}' as name,
      (select md5(string_agg(t::text, chr(10) order by t::text)) from ${place} t) as hash`,
  );
  const prepared = new Map<string, string>();

  /** What was prepared under a name, by whoever did so before as well. */
  async function statementOf(name: string): Promise<string> {
    if (!prepared.has(name)) {
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements`.execute(owner);
      for (const one of rows) prepared.set(one.name, one.statement);
    }
    const statement = prepared.get(name);
    if (statement === undefined) throw new Error(`Nothing is prepared as ${name}.`);
    return statement;
  }

  return {
    async askedDuring(work) {
      if (!pglite) return [await work(), undefined];
      const asked = new Set<string>();
      const names = new Set<string>();
      const send = pglite.execProtocolStream.bind(pglite);
      const spy = vi.spyOn(pglite, 'execProtocolStream').mockImplementation((sent, options) => {
        for (const { kind, texts } of framesOf(sent)) {
          const [first = '', second = ''] = texts;
          if (kind === 'Q') asked.add(first);
          if (kind === 'B' && second) names.add(second);
          if (kind !== 'P') continue;
          asked.add(second);
          prepared.set(first, second);
        }
        return send(sent, options);
      });
      try {
        const given = await work();
        for (const name of names) asked.add(await statementOf(name));
        return [given, new Set([...asked].flatMap((text) => [...tablesBehind(text)]))];
      } finally {
        spy.mockRestore();
      }
    },
    async contents() {
      const { rows } = await owner.transaction().execute(async (db) => {
        await allRowsShown.execute(db);
        return sql
          .raw<{ name: string; hash: string | null }>(hashes.join(' union all '))
          .execute(db);
      });
      return new Map(rows.map(({ name, hash }) => [name, hash ?? '']));
    },
  };
}

/** Tells the tables that a statement names, and those that stand behind what it names. */
function createNames(
  tables: readonly string[],
  behind: readonly { readonly name: string; readonly text: string }[],
): (statement: string) => ReadonlySet<string> {
  const isTable = new Set(tables);
  const wordsOf = (text: string) => new Set(text.match(/\w+/g));
  const wordsBehind = Map.groupBy(behind, ({ name }) => name);
  const known = new Map<string, ReadonlySet<string>>();
  return (statement) => {
    const found = known.get(statement);
    if (found) return found;
    const met = wordsOf(statement);
    // A set goes on to what is added to it meanwhile.
    for (const word of met) {
      for (const { text } of wordsBehind.get(word) ?? [])
        for (const one of wordsOf(text)) met.add(one);
    }
    const named = new Set([...met].filter((word) => isTable.has(word)));
    known.set(statement, named);
    return named;
  };
}
