import { type Compilable, type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Db } from './database.ts';
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
  let kept: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    kept ??= build(builder, places<Given>()).compile();
    const parameters = kept.parameters.map((value) =>
      value instanceof Place ? given[value.name as keyof Given] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...kept, parameters } as CompiledQuery<Row>);
    return rows;
  };
}

function places<Given extends object>(): Given {
  return new Proxy({} as Given, { get: (_values, name) => new Place(String(name)) });
}
