import { messages, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import { readingBinding, waitingMark } from './binding.ts';
import type { Reader } from './single-statements.ts';
import { createStatementNames } from './statement-names.ts';

/** Queries of whoever has the engine for the time being. */
export interface PreparedQueries {
  /**
   * One in a transaction; nothing when the statement is not worth preparing. A change that nobody
   * waits for goes with the next one.
   */
  inTransaction(text: string, values: readonly unknown[]): Promise<Results<Row>> | undefined;
  /** Sends the changes of the transaction that nobody waits for. */
  sendWaiting(): Promise<void>;
  /** Forgets them: the transaction is over. */
  dropWaiting(): void;
  /** One in a transaction of its own. */
  single(text: string, values: readonly unknown[], reader: Reader): Promise<Results<Row>>;
}

type Row = Record<string, unknown>;

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What the engine says of a statement. */
interface Statement {
  readonly parameterTypes: readonly number[];
  readonly columns: readonly Column[];
}

const { serialize } = protocol;

/**
 * Queries of the embedded engine that are read, described and planned once, and then take one
 * message instead of five.
 */
export function createPreparedQueries(pglite: PGlite): PreparedQueries {
  const names = createStatementNames();
  const statements = new Map<string, Statement>();

  const send = (...parts: readonly Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  const prepare = async (name: string, text: string, ahead: readonly Uint8Array[]) => {
    const reply = await send(
      ...ahead,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const parameters = reply.find((one) => one instanceof messages.ParameterDescriptionMessage);
    const row = reply.find((one) => one instanceof messages.RowDescriptionMessage);
    return { parameterTypes: parameters?.dataTypeIDs ?? [], columns: row?.fields ?? [] };
  };

  const statementOf = async (name: string, text: string, ahead: readonly Uint8Array[]) => {
    const statement = statements.get(name) ?? (await prepare(name, text, ahead));
    if (name !== '') statements.set(name, statement);
    return statement;
  };

  const written = (name: string, { parameterTypes }: Statement, values: readonly unknown[]) => {
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[parameterTypes[index] ?? 0];
      return write ? write(value) : String(value);
    });
    return [serialize.bind({ statement: name, values: texts }), serialize.execute({})];
  };

  const run = async (
    name: string,
    statement: Statement,
    values: readonly unknown[],
    ahead: readonly Uint8Array[],
  ) => {
    const reply = await send(...ahead, ...written(name, statement, values));
    const { columns } = statement;
    const endings = reply.filter((one) => one instanceof messages.CommandCompleteMessage);
    const [before, end] = [endings.at(-2), endings.at(-1)];
    const rows = reply
      .slice(before ? reply.indexOf(before) : 0)
      .filter((one) => one instanceof messages.DataRowMessage)
      .map(({ fields }) => readRow(pglite, columns, fields));
    return { rows, fields: [...columns], affectedRows: affectedRows(end?.text ?? '') };
  };

  const exclusively = <T>(work: () => Promise<T>) =>
    pglite.runExclusive(async () => {
      try {
        return await work();
      } catch (error) {
        names.forgetAfter(error);
        throw error;
      }
    });

  const query = (
    name: string,
    text: string,
    values: readonly unknown[],
    ahead: readonly Uint8Array[] = [],
  ) => exclusively(async () => run(name, await statementOf(name, text, ahead), values, ahead));

  let waiting: readonly Uint8Array[] = [];
  const takeWaiting = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  const sendWaiting = async () => {
    const taken = takeWaiting();
    if (taken.length > 0) await exclusively(() => send(...taken));
  };
  const wait = async (name: string, text: string, values: readonly unknown[]) => {
    const statement = await exclusively(() => statementOf(name, text, []));
    waiting = [...waiting, ...written(name, statement, values)];
    return { rows: [], fields: [] };
  };
  const queryBehindWaiting = async (name: string, text: string, values: readonly unknown[]) => {
    // To prepare a statement takes a message more, and a change goes once.
    if (!statements.has(name)) await sendWaiting();
    return query(name, text, values, takeWaiting());
  };

  let canBind: Promise<unknown> | undefined;
  const bindingOf = async (companyId: number) => {
    canBind ??= pglite.runExclusive(() => send(serialize.parse(readingBinding)));
    await canBind;
    const { name: statement } = readingBinding;
    return [serialize.bind({ statement, values: [String(companyId)] }), serialize.execute({})];
  };

  return {
    inTransaction: (text, values) => {
      const name = names.of(text, values);
      if (!name) return undefined;
      const ask = text.startsWith(waitingMark) ? wait : queryBehindWaiting;
      return ask(name, text, values);
    },
    sendWaiting,
    dropWaiting: takeWaiting,
    single: async (text, values, reader) => {
      const ahead = reader === 'owner' ? [] : await bindingOf(reader.companyId);
      return query(names.of(text, values) ?? '', text, values, ahead);
    },
  };
}

function readRow(pglite: PGlite, columns: readonly Column[], texts: (string | null)[]): Row {
  return Object.fromEntries(
    columns.map(({ name, dataTypeID }, index) => {
      const text = texts[index] ?? null;
      const read = pglite.parsers[dataTypeID];
      return [name, text === null || !read ? text : read(text, dataTypeID)];
    }),
  );
}

/** How many rows a command wrote, as it says itself: `INSERT 0 1`, `UPDATE 3`. */
function affectedRows(command: string): number {
  const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(command) ?? [];
  return Number(count ?? 0);
}
