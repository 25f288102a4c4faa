import { type Compilable, type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { waitingMark } from './binding.ts';
import type { Db } from './database.ts';
import { isOrder } from './list-order.ts';
import type { DatabaseSchema } from './schema.ts';

/** Stands in a query for a value that is given when it runs. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('Nothing runs here.')),
});
const builder = new Kysely<DatabaseSchema>({ dialect });

/**
 * A query that is built and compiled once, and run with other values each time: to build one takes
 * the server longer than to send it. `build` puts the values where they belong and may not look at
 * them; what has another form from case to case is not for it.
 */
export function keptQuery<Given extends object, Row>(
  build: (db: Kysely<DatabaseSchema>, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  return kept(build, asIs);
}

/**
 * The same for a change that nobody waits for: it goes in the message of what the transaction asks
 * next, or of its end, which fails where the change does.
 */
export function keptChange<Given extends object>(
  build: (db: Kysely<DatabaseSchema>, given: Given) => Compilable,
): (db: Db, given: Given) => Promise<void> {
  const run = kept(build, (sql) => waitingMark + sql);
  return async (db, given) => {
    await run(db, given);
  };
}

/**
 * The same as {@link keptQuery} for a query of several forms, each of which is kept. Which fields are given
 * and what booleans and orders say decides about the form: `build` may look at that.
 */
export function keptForms<Given extends object, Row>(
  build: (db: Kysely<DatabaseSchema>, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  const forms = new Map<string, (db: Db, given: Given) => Promise<Row[]>>();
  return (db, given) => {
    const fields = Object.entries(given);
    const form = fields
      .map(([name, value]) => (decides(value) ? `${name}=${JSON.stringify(value)}` : name))
      .join();
    const known = forms.get(form);
    if (known) return known(db, given);
    const places = fields.map(([name, value]) => [name, decides(value) ? value : new Place(name)]);
    const run = kept(build, asIs, Object.fromEntries(places));
    forms.set(form, run);
    return run(db, given);
  };
}

function decides(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean' || isOrder(value);
}

const asIs = (sql: string) => sql;

function kept<Given extends object, Row>(
  build: (db: Kysely<DatabaseSchema>, given: Given) => Compilable<Row>,
  mark: (sql: string) => string,
  places: Given = anyPlaces(),
): (db: Db, given: Given) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  const compile = (): CompiledQuery<Row> => {
    const compiled = build(builder, places).compile();
    return { ...compiled, sql: mark(compiled.sql) };
  };
  return async (db, given) => {
    query ??= compile();
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? given[value.name as keyof Given] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters } as CompiledQuery<Row>);
    return rows;
  };
}

function anyPlaces<Given extends object>(): Given {
  return new Proxy({} as Given, { get: (_values, name) => new Place(String(name)) });
}
