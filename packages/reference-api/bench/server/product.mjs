import { openDatabase } from '../../src/db/database.ts';
import { exampleAccounts, examplePassword } from '../../src/seed/example-accounts.ts';
import { startServer } from './processes.mjs';

const serverFile = 'packages/reference-api/src/server.ts';

/** Starts the server over the example companies and what `fill` adds to them; with what it gives. */
export async function startProduct(engine, fill) {
  // Its first start makes the database and fills it with the example.
  await (await startServer(serverFile, engine.env)).stop();
  const filled = await inDatabase(engine, fill);
  return { ...(await startServer(serverFile, engine.env)), filled };
}

/** Works in the database while no server has it. */
export async function inDatabase(engine, work) {
  const database = await openDatabase(engine.location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** An access token of the example's administrator. */
export async function signIn(address) {
  const reply = await fetch(`${address}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: exampleAccounts[0].login, password: examplePassword }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()).data.token.accessToken;
}
