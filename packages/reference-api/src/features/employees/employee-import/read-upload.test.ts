import { ChildProcess } from 'node:child_process';
import { IMPORT_REQUIRED_FIELDS } from '@aferir/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { csvOf } from '../../../../test/sheet-form.ts';
import { brokenOff } from '../../../platform/errors/failures.ts';
import { createWorkLimit } from '../../../platform/security/work-limit.ts';
import { type ColumnNames, createReadUpload, type ReadOrder, type ReadRow } from './read-upload.ts';
import { readingMessages as texts } from './reading-messages.ts';

const columns = Object.fromEntries(
  IMPORT_REQUIRED_FIELDS.map((field) => [field, field]),
) as ColumnNames;
const now = new Date('2026-11-20T12:00:00Z');
const orderOf = (...rows: string[]): ReadOrder => ({
  bytes: new TextEncoder().encode(csvOf(...rows)),
  columns,
  now,
});
const small = orderOf('Ana;F;ana@empresa.example;11912345678;Analista;Vendas');
const stays = new AbortController().signal;
const ignore = async () => undefined;

/** A reader of one file at a time, in whose line one more waits. */
const createReader = (own: { deadline?: AbortSignal; megabytes?: number; file?: URL } = {}) =>
  createReadUpload(
    {
      turns: createWorkLimit({ atOnce: 1, waiting: 1 }),
      megabytes: own.megabytes ?? 448,
      deadline: () => own.deadline ?? stays,
    },
    own.file,
  );

/** Counts processes by their ends. */
const watchEnds = () => vi.spyOn(ChildProcess.prototype, 'kill');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('reading a file', () => {
  it('is done for one at a time; one waits, and the rest is turned away', async () => {
    const read = createReader();
    const taken: string[] = [];
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let reading: Promise<unknown> = held;
    await new Promise<void>((begin) => {
      reading = read(small, stays, async () => {
        begin();
        await held;
        taken.push('first');
      });
    });
    const waiting = read(small, stays, async () => void taken.push('second'));
    await expect(read(small, stays, ignore)).rejects.toMatchObject({ status: 429, retryAfter: 2 });
    expect(taken).toEqual([]);
    goOn();
    expect(await Promise.all([reading, waiting])).toEqual([[], []]);
    expect(taken).toEqual(['first', 'second']);
  });

  it('ends with its request, and takes no more rows', async () => {
    const read = createReader();
    const ends = watchEnds();
    const leaving = new AbortController();
    const many = Array.from({ length: 2000 }, (_, at) => `Ana;F;a${at}@empresa.example;;A;V`);
    let portions = 0;
    const reading = read(orderOf(...many), leaving.signal, async () => {
      portions += 1;
      leaving.abort(brokenOff());
    });
    await expect(reading).rejects.toMatchObject({ status: 400 });
    expect(ends).toHaveBeenCalledTimes(1);
    expect(portions).toBe(1);
    await read(small, stays, ignore);
  });

  it('begins for nobody who has left the line', async () => {
    const read = createReader();
    const leaving = new AbortController();
    const ends = watchEnds();
    const reading = read(small, stays, ignore);
    const waiting = read(small, leaving.signal, ignore);
    leaving.abort(brokenOff());
    await expect(waiting).rejects.toMatchObject({ status: 400 });
    await reading;
    expect(ends).toHaveBeenCalledTimes(1);
  });

  it('ends at its deadline', async () => {
    const ends = watchEnds();
    const reading = createReader({ deadline: AbortSignal.abort() })(small, stays, ignore);
    await expect(reading).rejects.toMatchObject({ status: 422, message: texts.tooLong });
    expect(ends).toHaveBeenCalledTimes(1);
  });

  it('ends where it takes more memory than it may', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `Ana;F;a${at}@empresa.example;;A;V`);
    const reading = createReader({ megabytes: 40 })(orderOf(...rows), stays, ignore);
    await expect(reading).rejects.toMatchObject({
      status: 422,
      message: texts.problems['too-much-inside'],
    });
  });
});

it('a reader has nothing of the environment of the server', async () => {
  vi.stubEnv('AFERIR_SECRET', 'a secret');
  const file = new URL('./fixtures/telling-reader.ts', import.meta.url);
  await expect(createReader({ file })(small, stays, ignore)).rejects.toMatchObject({
    message: 'nothing',
  });
});

describe('the rows of a file', () => {
  const rowsOf = async (order: Omit<ReadOrder, 'now'>) => {
    const found: ReadRow[] = [];
    await createReader()({ ...order, now }, stays, async (rows) => void found.push(...rows));
    return found;
  };
  const bia = 'Bia;F;bia@empresa.example;11912345678;Analista;Vendas';

  it('have what could not be read among them, by its line and with the reason', async () => {
    const rows = await rowsOf(
      orderOf(
        'Ana;F;ana@empresa.example;11912345678;Analista;"Vendas',
        bia,
        'Caio;M;caio@empresa.example;11912345678;Analista; nível 1;Vendas',
        'Dora;F;dora@empresa.example;11912345678;Analista;Vendas',
      ),
    );
    expect(rows).toMatchObject([
      {
        line: 2,
        person: null,
        reason: texts.unread['quote-not-closed'],
        texts: { nome: 'Ana;F;ana@empresa.example;11912345678;Analista;"Vendas', departamento: '' },
      },
      { line: 3, person: { name: 'Bia' }, reason: null },
      { line: 4, person: null, reason: texts.unread['too-many-cells'] },
      { line: 5, person: { name: 'Dora' }, reason: null },
    ]);
  });

  it('have one with a letter that was lost told, and the others stand', async () => {
    const { bytes } = orderOf('Sebastião ~;M;s@empresa.example;11912345678;Analista;Vendas', bia);
    const rows = await rowsOf({
      columns,
      bytes: bytes.map((byte) => (byte === 0x7e ? 0xe9 : byte)),
    });
    expect(rows).toMatchObject([
      { line: 2, person: null, texts: { nome: 'Sebastião \ufffd' } },
      { line: 3, person: { name: 'Bia' } },
    ]);
  });

  it('are found below the names that were asked for, whatever stands above them', async () => {
    const names = ['Quem', 'S', 'Onde', 'Fone', 'Faz', 'Time'];
    const asked = Object.fromEntries(IMPORT_REQUIRED_FIELDS.map((field, at) => [field, names[at]]));
    const text = `Nome, sexo e e-mail, por cargo, telefone;setor\n${names.join(';')}\n${bia}`;
    const bytes = new TextEncoder().encode(text);
    expect(await rowsOf({ bytes, columns: asked as ColumnNames })).toMatchObject([
      { line: 3, person: { name: 'Bia', department: 'Vendas' } },
    ]);
  });
});
