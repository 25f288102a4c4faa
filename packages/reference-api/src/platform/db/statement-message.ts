import type pg from 'pg';
import { serialize } from 'pg-protocol';
import { toParameter } from './to-parameter.ts';

/** A statement with its parameters. */
export interface Statement {
  /** What it is prepared under; empty for one that is not kept. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What came of a statement. */
export interface StatementResult {
  readonly rows: object[];
  /** What kind it was: `SELECT`, `INSERT`. */
  readonly command: string;
  /** How many rows it read or wrote. */
  readonly rowCount: number;
}

/**
 * Sends statements over a connection to PostgreSQL in one message, and reads their results. Each is
 * read and described the first time alone. Outside of a transaction they are one by themselves; when
 * one fails, those behind it are not run.
 */
export async function sendStatements(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(new StatementMessage(client, statements, resolve, reject));
    });
  } catch (error) {
    // Else the stack is that of the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** Makes a row of the texts that its columns came as. */
type ReadRow = (texts: readonly (string | null)[]) => object;

/** The statements that a connection has prepared, with what their rows look like. */
const shapesOf = new WeakMap<pg.PoolClient, Map<string, ReadRow>>();

const noRow: ReadRow = () => ({});

/** As `pg` has it: what is sent, and what it does with the replies. */
class StatementMessage implements pg.Submittable {
  readonly #client: pg.PoolClient;
  readonly #statements: readonly Statement[];
  readonly #values: (string | Buffer | null)[][];
  readonly #known: Map<string, ReadRow>;
  readonly #resolve: (results: StatementResult[]) => void;
  readonly #reject: (error: unknown) => void;
  readonly #results: StatementResult[] = [];
  /** The rows of the one at hand, when it is described in this message. */
  #described: ReadRow | undefined;
  #rows: object[] = [];
  #failure: unknown;

  constructor(
    client: pg.PoolClient,
    statements: readonly Statement[],
    resolve: (results: StatementResult[]) => void,
    reject: (error: unknown) => void,
  ) {
    const known = shapesOf.get(client) ?? new Map<string, ReadRow>();
    shapesOf.set(client, known);
    this.#client = client;
    this.#statements = statements;
    this.#values = statements.map(({ values }) => values.map(toParameter));
    this.#known = known;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit({ stream }: pg.Connection): void {
    const parts = this.#statements.flatMap(({ name, text }, index) => {
      const run = [
        serialize.bind({ statement: name, values: this.#values[index] as string[] }),
        serialize.execute(),
      ];
      if (this.#known.has(name)) return run;
      const prepare = [
        serialize.parse({ name, text, types: [] }),
        serialize.describe({ type: 'S', name }),
      ];
      // It may have been prepared when it failed.
      return name
        ? [serialize.close({ type: 'S', name }), ...prepare, ...run]
        : [...prepare, ...run];
    });
    // In one piece, which the socket takes faster than a list.
    if (stream.writable) stream.write(Buffer.concat([...parts, serialize.sync()]));
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#described = rowReader(
      fields.map(({ name }) => name),
      fields.map(({ dataTypeID }) => this.#client.getTypeParser(dataTypeID, 'text') as ReadText),
    );
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const readRow = this.#described ?? this.#known.get(this.#current.name) ?? noRow;
    try {
      this.#rows.push(readRow(fields));
    } catch (error) {
      this.#failure = error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...counts] = text.split(' ');
    const { name } = this.#current;
    if (name && !this.#known.has(name)) this.#known.set(name, this.#described ?? noRow);
    this.#results.push({ rows: this.#rows, command, rowCount: Number(counts.at(-1) ?? 0) });
    this.#rows = [];
    this.#described = undefined;
  }

  handleError(error: unknown): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure);
    else this.#resolve(this.#results);
  }

  /** What is asked, for whoever watches. */
  get text(): string {
    return this.#statements.map(({ text }) => text).join('; ');
  }

  /** The one whose results arrive. */
  get #current(): Statement {
    return this.#statements[this.#results.length] as Statement;
  }
}

type ReadText = (text: string) => unknown;

type MakeReader = (readers: readonly ReadText[]) => ReadRow;

const makersOf = new Map<string, MakeReader>();

/** Written out as code for the columns at hand, which takes a third of what a loop over them does for each row. */
function rowReader(names: readonly string[], readers: readonly ReadText[]): ReadRow {
  const fields = names
    .map(
      (name, at) =>
        `${JSON.stringify(name)}: texts[${at}] === null ? null : read${at}(texts[${at}])`,
    )
    .join(', ');
  const known = makersOf.get(fields);
  if (known) return known(readers);
  const list = names.map((_name, at) => `read${at}`).join(', ');
  const make = new Function(
    'readers',
    `const [${list}] = readers; return (texts) => ({ ${fields} })`,
  );
  makersOf.set(fields, make as MakeReader);
  return make(readers) as ReadRow;
}
