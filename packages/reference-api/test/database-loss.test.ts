// @engine both: connections that are cut
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { type Runtime, startRuntime } from '../src/start/runtime/runtime.ts';
import { smallExample } from './small-example.ts';
import { createDatabase, dropDatabase, onServer } from './test-database.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = `aferir_loss_${process.env.VITEST_POOL_ID ?? '0'}`;
const untilHang = { timeout: patience.wait };

describe.runIf(server)('a server whose database connections are cut', () => {
  let runtime: Runtime;
  let token: string;

  beforeAll(async () => {
    runtime = await startRuntime(
      readConfig({
        DATABASE_URL: await createDatabase(server, name),
        AFERIR_SECRET: 'um segredo que só este teste conhece, longo o bastante',
        AFERIR_DEMO: '1',
        LOG_LEVEL: 'silent',
      }),
      { exampleCompanies: smallExample },
    );
    const reply = await runtime.app.inject({
      method: 'POST',
      url: '/api/v1/auth/signin',
      payload: { login: 'admin@empresa.example', password: 'aferir-123' },
    });
    token = reply.json().data.token.accessToken;
  });

  afterAll(async () => {
    await runtime.stop();
    await onServer(server, (client) => dropDatabase(client, name));
  });

  const call = (route: string, payload?: object) =>
    runtime.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1${route}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });

  it('serves on, and keeps delivering mail', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const readers = Array.from({ length: 8 }, async () => {
      while (!isOver) statuses.push((await call('/OrganogramaPessoa/Get')).statusCode);
    });
    try {
      await vi.waitUntil(() => statuses.length > 20, untilHang);
      for (let cut = 0; cut < 5; cut += 1) {
        expect(await cutConnections()).toBeGreaterThan(0);
        const before = statuses.length;
        await vi.waitUntil(() => statuses.slice(before).includes(200), untilHang);
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 500]));

    expect((await call('/OrganogramaPessoa/Get')).statusCode).toBe(200);
    expect((await runtime.app.inject('/readyz')).statusCode).toBe(200);
    const before = await countMails();
    expect((await call('/Resposta/PostTodosFuncionarios', massSend)).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await countMails()).toBeGreaterThan(before), untilHang);
  });

  const massSend = { idResposta: 0, idOrganogramaPessoaAvaliada: 0, cdStatus: 4 };

  /** Mails that the queue has brought to the outbox. */
  async function countMails(): Promise<number> {
    const headers = { host: 'localhost:4000' };
    return (await runtime.app.inject({ url: '/caixa-de-saida.json', headers })).json().length;
  }
});

/** Ends every connection of the server to the database. Returns how many there were. */
function cutConnections(): Promise<number> {
  return onServer(server, async (client) => {
    // Those of others, as of autovacuum, only a superuser may end.
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and usename = current_user`,
      [name],
    );
    return rowCount ?? 0;
  });
}
