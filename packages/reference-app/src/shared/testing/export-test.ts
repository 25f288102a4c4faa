import type { PathOf, Schema } from '@aferir/api-client';
import type { FakeServer } from '@aferir/api-client/testing';
import type { Right } from '@aferir/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GRID_PARAMS } from '../address/param-names.ts';
import { exportMessages } from '../exports/export-messages.ts';
import { renderApp } from './render-app.tsx';
import { bodiesOf } from './sent-bodies.ts';

/** A list of 77 that is being written, and one that can be fetched. */
export const writtenList: Schema<'ListExport'> = {
  idExportacao: 31,
  dsLista: 'usuarios',
  dsFormato: 'xlsx',
  dsSituacao: 'pronta',
  qtdRegistros: 77,
  nmArquivo: 'usuarios-2026-11-27.xlsx',
  urlArquivo: '/planilhas/a.xlsx?nome=usuarios-2026-11-27.xlsx',
  dtCriacao: '2026-11-27T12:00:00.000Z',
};

/** What is asked for, in the words of the call. */
type Asked = Readonly<Record<string, string>>;

/** What narrows a list down and puts it in order, as its address says it, and what is asked for then. */
export type Narrowed = Readonly<Record<string, Asked>>;

/** A list on the screen, and which one it is. */
export interface ExportScene {
  readonly address: string;
  /** The call that reads it. */
  readonly call: PathOf<'get'>;
  readonly list: Schema<'ExportedList'>;
  /** What stands there once the list is read. */
  readonly there: string;
  /** What is asked for however it is narrowed down, as what it is a list of. */
  readonly of?: Asked;
  /** What its address is tried with, beside a search. */
  readonly narrowed: Narrowed;
  /** What those of the list have come to, where that is taken away beside it. */
  readonly results?: Schema<'ExportedList'>;
  readonly createServer: (rights?: readonly Right[]) => FakeServer;
}

/** Declares the tests that a list is taken away by exactly what its address narrows it down to. */
export function testExport({ results, narrowed, ...scene }: ExportScene): void {
  const tried = Object.entries(narrowed).map(([words, asked]) => {
    const params = new URLSearchParams(words);
    params.set(GRID_PARAMS.search, 'ana');
    return [words, { params: `?${params}`, asked: { filter: 'ana', ...asked } }] as const;
  });
  it.each(tried)('is taken away as a file, as %s narrows it down', (_, trial) =>
    expectTaken(scene, trial),
  );
  if (results === undefined) return;
  const format = exportMessages.resultsAs.xlsx;
  it.each(tried)('has the results of those whom %s shows taken away', (_, trial) =>
    expectTaken({ ...scene, list: results }, { ...trial, format }),
  );
}

/** Declares the tests that a list of which the address says nothing is taken away as each heading puts it in order. */
export function testSortedExport({
  sorted,
  ...scene
}: Omit<ExportScene, 'narrowed' | 'results'> & { readonly sorted: Asked }): void {
  it.each(Object.entries(sorted))(
    'is put in order by %s, and taken away as a file so',
    (heading, ordem) => expectTaken(scene, { heading, asked: { ordem } }),
  );
}

interface Trial {
  readonly params?: string;
  /** The heading that is chosen. */
  readonly heading?: string;
  readonly asked: Asked;
  readonly format?: string;
}

async function expectTaken(
  { address, call, list, there, of, createServer }: Omit<ExportScene, 'narrowed' | 'results'>,
  { params = '', heading, asked, format = exportMessages.formats.xlsx }: Trial,
): Promise<void> {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = createServer()
    .on('post', '/Exportacao/Post', 31)
    .on('get', '/Exportacao/Get/{idExportacao}', writtenList);
  const reads = () =>
    server.requestsTo('get', call).map((read) => ({ ...read.query, ...read.params }));
  const { user } = await renderApp(`${address}${params}`, { as: 'staff', server });
  await screen.findByText(there);
  if (heading !== undefined) {
    await user.click(screen.getByRole('button', { name: heading }));
    await waitFor(() => expect(reads().at(-1)).toMatchObject(asked));
  }
  await user.click(screen.getByRole('button', { name: /^Exportar/ }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
  expect(await screen.findByText(exportMessages.saved(77))).toBeVisible();
  const [body] = bodiesOf({ server }, '/Exportacao/Post') as Schema<'CreateListExportRequest'>[];
  expect(body).toMatchObject({ dsLista: list, dsFormato: 'xlsx' });
  const taken = Object.fromEntries(new URLSearchParams(body?.dsConsulta));
  expect(reads()).toContainEqual(taken);
  const { take: _take, index: _index, ...told } = taken;
  expect(told).toEqual({ ...of, ...asked });
  expect(save.mock.contexts[0]).toMatchObject({ download: writtenList.nmArquivo });
  save.mockRestore();
}
