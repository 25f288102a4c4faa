import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { quantile } from '../../../../scripts/lib/quantiles.ts';
import { exampleAccounts } from '../../src/start/example/example-accounts.ts';
import { createConnection } from './connection.mjs';

const PAUSE = 20;

/** Puts people into the company of the example's first administrator; its id. */
export async function addPeople(database, count) {
  const { rows } =
    await sql`select company_id from find_staff_user(${exampleAccounts[0].login})`.execute(
      database.owner,
    );
  const [{ company_id: companyId }] = rows;
  await database.inCompany(companyId, (db) =>
    sql`insert into person (company_id, name, email)
      select ${companyId}::bigint, 'Pessoa ' || n, 'multidao' || n || '@empresa.example'
      from generate_series(1, ${count}::int) n`.execute(db),
  );
  await sql`analyze`.execute(database.owner);
  return companyId;
}

/** Has a call made over and over, by some callers at once, until something else is over; how long each waited. */
export async function timesOf(address, request, { callers, until }) {
  const times = [];
  let isOver = false;
  const keepCalling = async () => {
    const connection = createConnection(address);
    while (!isOver) {
      const began = performance.now();
      const { status, text } = await connection.call(request);
      if (status !== 200) throw new Error(`${status} ${text()}`);
      times.push(performance.now() - began);
      await setTimeout(PAUSE);
    }
    connection.close();
  };
  const all = Array.from({ length: callers }, keepCalling);
  await until.finally(() => {
    isOver = true;
  });
  await Promise.all(all);
  return times;
}

/** Times in the columns of a table. */
export function columnsOf(times) {
  const at = (share) => Number(quantile(times, share).toFixed(1));
  return { calls: times.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(1) };
}
