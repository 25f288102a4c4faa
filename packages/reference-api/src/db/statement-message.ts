import type pg from 'pg';
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

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

interface RowShape {
  readonly columns: readonly Column[];
  readonly empty: Readonly<Record<string, unknown>>;
}

/** The statements that a connection has prepared, with what their rows look like. */
const shapesOf = new WeakMap<pg.PoolClient, Map<string, RowShape>>();

const noRows: RowShape = { columns: [], empty: {} };

/** As `pg` has it: what is sent, and what it does with the replies. */
class StatementMessage implements pg.Submittable {
  /** What is asked, for whoever watches. */
  readonly text: string;
  readonly #client: pg.PoolClient;
  readonly #statements: readonly Statement[];
  readonly #values: (string | Buffer | null)[][];
  readonly #known: Map<string, RowShape>;
  readonly #resolve: (results: StatementResult[]) => void;
  readonly #reject: (error: unknown) => void;
  readonly #results: StatementResult[] = [];
  /** The rows of the one at hand, when it is described in this message. */
  #described: RowShape | undefined;
  #rows: object[] = [];
  #failure: unknown;

  constructor(
    client: pg.PoolClient,
    statements: readonly Statement[],
    resolve: (results: StatementResult[]) => void,
    reject: (error: unknown) => void,
  ) {
    const known = shapesOf.get(client) ?? new Map<string, RowShape>();
    shapesOf.set(client, known);
    this.text = statements.map(({ text }) => text).join('; ');
    this.#client = client;
    this.#statements = statements;
    this.#values = statements.map(({ values }) => values.map(toParameter));
    this.#known = known;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    for (const [index, { name, text }] of this.#statements.entries()) {
      if (!this.#known.has(name)) {
        // It may have been prepared when it failed.
        if (name) connection.close({ type: 'S', name }, true);
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: 'S', name }, true);
      }
      connection.bind({ statement: name, values: this.#values[index] as string[] }, true);
      connection.execute({}, true);
    }
    connection.sync();
    stream.uncork();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: this.#client.getTypeParser(dataTypeID, 'text') as Column['read'],
    }));
    const empty = Object.fromEntries(fields.map(({ name }) => [name, null]));
    this.#described = { columns, empty };
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { columns, empty } = this.#described ?? this.#known.get(this.#current.name) ?? noRows;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (let index = 0; index < columns.length; index += 1) {
        const { name, read } = columns[index] as Column;
        const text = fields[index] ?? null;
        if (text !== null) row[name] = read(text);
      }
    } catch (error) {
      this.#failure = error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...counts] = text.split(' ');
    const { name } = this.#current;
    if (name && !this.#known.has(name)) this.#known.set(name, this.#described ?? noRows);
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

  /** The one whose results arrive. */
  get #current(): Statement {
    return this.#statements[this.#results.length] as Statement;
  }
}
