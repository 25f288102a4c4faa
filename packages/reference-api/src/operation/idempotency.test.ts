// @engine both: locks, writes at once
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { createCompany } from '../../test/fixtures.ts';
import type { CallerCompany } from '../platform/db/company-tables.ts';
import type { Db } from '../platform/db/database.ts';
import { errorMessages } from '../platform/errors/error-messages.ts';
import { conflict } from '../platform/errors/failures.ts';
import { createInputMark } from '../platform/security/input-mark.ts';
import type { Actor, OperationContext } from './context.ts';
import { idempotencyLifetime, once } from './idempotency.ts';

const test = openTestApp();
const key = '0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10';
const mark = createInputMark('s'.repeat(32));

function send(
  company: CallerCompany,
  work: (db: Db) => Promise<unknown>,
  {
    staffUserId = 1,
    asksNothing = false,
    ...input
  }: {
    staffUserId?: number;
    asksNothing?: boolean;
    query?: object;
    params?: object;
    body?: object;
  } = {},
) {
  const inTransaction = <T>(own: (context: OperationContext) => Promise<T>) =>
    test.database.inCompany(company.id, (db) => {
      const actor = { kind: 'staff', staffUserId } as Actor;
      return own({ db, company, actor, now: test.clock.now() } as OperationContext);
    });
  const given = { params: {}, query: {}, body: { a: 1 }, ...input } as never;
  const request = { operation: 'createDiscRequest', key, input: given, mark };
  return once(inTransaction, request, async ({ db }) => {
    if (!asksNothing) await sql`select ${1}::int`.execute(db);
    return (await work(db)) as never;
  });
}

async function addDepartment(db: Db, { id }: CallerCompany, name: string): Promise<void> {
  await db.insertInto('department').values({ company_id: id, name }).execute();
}

async function departmentsOf({ id }: CallerCompany): Promise<string[]> {
  const rows = await test.database.inCompany(id, (db) =>
    db.selectFrom('department').select('name').execute(),
  );
  return rows.map(({ name }) => name);
}

describe('a write with a key', () => {
  it('is done once, and repeats get the first reply', async () => {
    const company = await createCompany(test.database);
    let count = 0;
    const work = async (db: Db) => {
      count += 1;
      await addDepartment(db, company, `Área ${count}`);
      return { data: count, msg: 'feito' };
    };
    const replies = [await send(company, work), await send(company, work)];
    expect(replies).toEqual([
      { data: 1, msg: 'feito' },
      { data: 1, msg: 'feito' },
    ]);
    expect(await departmentsOf(company)).toEqual(['Área 1']);
  });

  it('is done once when it comes several times at once', async () => {
    const company = await createCompany(test.database);
    let count = 0;
    const work = async (db: Db) => {
      count += 1;
      const name = `Área ${count}`;
      await addDepartment(db, company, name);
      return { data: name };
    };
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(company, work)));
    const [name] = await departmentsOf(company);
    expect(replies).toEqual(Array.from({ length: 6 }, () => ({ data: name })));
    expect(await departmentsOf(company)).toHaveLength(1);
  });

  it('gives one reply to all at once where the write asks nothing of the database', async () => {
    const company = await createCompany(test.database);
    let count = 0;
    const work = async () => {
      count += 1;
      return { data: count };
    };
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => send(company, work, { asksNothing: true })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it('replays even where the state would by now be a conflict', async () => {
    const company = await createCompany(test.database);
    await send(company, async () => ({ data: 1 }));
    const reply = await send(company, async () => {
      throw conflict('já existe');
    });
    expect(reply).toEqual({ data: 1 });
  });

  it('fails by itself where nobody has had the key, and of another body even so', async () => {
    const company = await createCompany(test.database);
    const fail = async () => {
      throw conflict('já existe');
    };
    await expect(send(company, fail)).rejects.toMatchObject({ message: 'já existe' });
    await send(company, async () => ({ data: 1 }));
    const ofAnother = send(company, fail, { body: { a: 2 } });
    await expect(ofAnother).rejects.toMatchObject({ message: errorMessages.idempotencyKeyReused });
  });

  it('is tried again after a failure', async () => {
    const company = await createCompany(test.database);
    await expect(
      send(company, async () => {
        throw new Error('x');
      }),
    ).rejects.toThrow('x');
    expect(await send(company, async () => ({ data: 2 }))).toEqual({ data: 2 });
  });

  it.each([
    ['body', { body: { a: 2 } }],
    ['query', { query: { idResposta: 2 } }],
    ['path', { params: { idResposta: 2 } }],
  ])('is refused with another %s', async (_part, other) => {
    const company = await createCompany(test.database);
    await send(company, async () => ({ data: 1 }));
    const again = send(company, async () => ({ data: 2 }), other);
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it('belongs to its credential', async () => {
    const company = await createCompany(test.database);
    await send(company, async () => ({ data: 1 }));
    const other = await send(company, async () => ({ data: 2 }), { staffUserId: 2 });
    expect(other).toEqual({ data: 2 });
  });

  it('is forgotten after 24 hours', async () => {
    const company = await createCompany(test.database);
    await send(company, async () => ({ data: 1 }));
    test.clock.advance(idempotencyLifetime);
    expect(await send(company, async () => ({ data: 2 }))).toEqual({ data: 2 });
  });

  // The embedded engine has one connection.
  it.runIf(process.env.TEST_DATABASE_URL)('waits for nobody who holds the company', async () => {
    const company = await createCompany(test.database);
    const reply = await test.database.inCompany(company.id, async (db) => {
      await db.selectFrom('company').select('id').forUpdate().execute();
      return send(company, async () => ({ data: 1 }));
    });
    expect(reply).toEqual({ data: 1 });
  });
});
