import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.ts';
import { answerBody } from '../src/features/behavioral/testing/behavioral-scene.ts';
import { longestLoss } from '../src/platform/jobs/job-queue.ts';
import { putNewDatabase } from './new-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { csvOf, sheetForm } from './sheet-form.ts';

type AnswerBody = ReturnType<typeof answerBody>;

const orders = ['DISC', 'ISCD', 'SCDI', 'CDIS', 'DSIC', 'CIDS', 'SDCI'];
const questionCount = 20;
const writers = 5;
/** Answers that have been acknowledged when the server is killed, others being under way. */
const enough = 60;
/** Rows of an import that takes long enough to be killed in. */
const imported = 4000;
/** Until it is taken up again, in milliseconds. */
const lossTime = longestLoss * 1000;

let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-crash-'));
  await putNewDatabase(folder);
});

afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  server = await startServer({ AFERIR_DATA_DIR: folder, AFERIR_DEMO: '1' });
};

async function call(route: string, headers: Record<string, string>, body?: unknown) {
  const reply = await fetch(`${server.address}/api/v1${route}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, ...((await reply.json()) as { data: never }) };
}

async function sendRequest(): Promise<{ idResposta: number; link: string }> {
  const account = { login: 'admin@empresa.example', password: 'aferir-123' };
  const session = await call('/auth/signin', {}, account);
  const { accessToken } = (session.data as { token: { accessToken: string } }).token;
  const staff = { authorization: `Bearer ${accessToken}` };
  const people = await call('/OrganogramaPessoa/Get?take=100', staff);
  for (const { idOrganogramaPessoa } of (people.data as { rows: { idOrganogramaPessoa: number }[] })
    .rows) {
    const body = { idResposta: 0, idOrganogramaPessoaAvaliada: idOrganogramaPessoa, cdStatus: 4 };
    const { status, data } = await call('/Resposta/Post', staff, body);
    if (status === 200) return { idResposta: data, link: await mailedLink() };
  }
  throw new Error('There is nobody to send a request to.');
}

function mailedLink(): Promise<string> {
  return vi.waitFor(
    async () => {
      const reply = await fetch(`${server.address}/caixa-de-saida.json`);
      const [mail] = (await reply.json()) as { text: string }[];
      const link = /\/validar\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (!link) throw new Error('No mail yet.');
      return link;
    },
    { timeout: patience.wait },
  );
}

const byOption = ({ lstRespostas }: AnswerBody) =>
  lstRespostas.toSorted((a, b) => a.idPerguntaOpcao - b.idPerguntaOpcao);

// On PostgreSQL it is the server's own promise; here it is that of the embedded database's files.
it.skipIf(process.env.TEST_DATABASE_URL)(
  'loses no acknowledged answer when it is killed among writes, and takes a retry for the same write',
  async () => {
    await start();
    const { idResposta, link } = await sendRequest();
    const holder = { 'x-link-hash': link };
    const send = (answer: AnswerBody, key: string) =>
      call('/RespostaOpcao/Post', { ...holder, 'idempotency-key': key }, answer);

    const acknowledged = new Map<number, AnswerBody>();
    const underWay = new Map<number, { answer: AnswerBody; key: string }>();
    let count = 0;
    const write = async (writer: number) => {
      for (let round = 0; ; round += 1) {
        for (let index = writer; index < questionCount; index += writers) {
          const answer = answerBody(idResposta, index, orders[(round + index) % orders.length]);
          const key = `key-${index}-${round}`;
          underWay.set(index, { answer, key });
          const { status } = await send(answer, key);
          if (status !== 200) throw new Error(`An answer was refused: ${status}`);
          acknowledged.set(index, answer);
          underWay.delete(index);
          count += 1;
          if (count === enough) void server.kill();
        }
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: writers }, (_, one) => write(one)));
    for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) });
    expect(acknowledged.size).toBe(questionCount);
    expect(underWay.size).toBe(writers);

    await server.kill();
    await start();
    for (const [index, answer] of acknowledged) {
      const route = `/RespostaOpcao/GetRespostasOpcoes/${idResposta}/${answer.idPergunta}`;
      const stored = (await call(route, holder)).data;
      const waiting = underWay.get(index);
      const possible = [byOption(answer), ...(waiting ? [byOption(waiting.answer)] : [])];
      expect(possible).toContainEqual(stored);
      if (!waiting) continue;
      expect((await send(waiting.answer, waiting.key)).status).toBe(200);
      expect((await call(route, holder)).data).toEqual(byOption(waiting.answer));
    }
  },
);

it.skipIf(process.env.TEST_DATABASE_URL)(
  'goes on with an import that it was killed in, and imports nobody twice',
  { timeout: lossTime + patience.test },
  async () => {
    await start();
    const signIn = async () => {
      const account = { login: 'admin@empresa.example', password: 'aferir-123' };
      const { data } = await call('/auth/signin', {}, account);
      const { accessToken } = (data as { token: { accessToken: string } }).token;
      return { authorization: `Bearer ${accessToken}` };
    };
    let staff = await signIn();
    const people = Array.from(
      { length: imported },
      (_, index) => `P ${index};;p${index}@killed.example;1133334444;Cargo;Vendas`,
    );
    const { body, headers } = sheetForm(csvOf(...people));
    const sent = await fetch(`${server.address}/api/v1/Importacao/Post`, {
      method: 'POST',
      headers: { ...staff, ...headers },
      body: body as Uint8Array<ArrayBuffer>,
    });
    const { data: id } = (await sent.json()) as { data: number };
    const read = async () => {
      const { data } = await call(`/Importacao/Get?idImportacao=${id}`, staff);
      const [row] = (data as { rows: { tpSituacao: string; qtdProcessadas: number }[] }).rows;
      return row;
    };
    await vi.waitFor(async () => expect((await read())?.qtdProcessadas).toBeGreaterThan(100), {
      timeout: patience.wait,
    });
    await server.kill();
    await start();
    staff = await signIn();
    expect(await read()).toMatchObject({ tpSituacao: 'executando' });
    await vi.waitFor(
      async () =>
        expect(await read()).toMatchObject({
          tpSituacao: 'concluida',
          qtdProcessadas: imported,
          qtdNovos: imported,
          qtdComErro: 0,
        }),
      { timeout: lossTime + patience.wait },
    );
    const found = await call('/OrganogramaPessoa/Get?take=1&filter=killed.example', staff);
    expect(found.data).toMatchObject({ qtdRecords: imported });
  },
);
