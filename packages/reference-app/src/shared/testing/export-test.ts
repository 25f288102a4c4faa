import type { PathOf, Schema } from '@aferir/api-client';
import type { FakeServer } from '@aferir/api-client/testing';
import type { Right } from '@aferir/domain';
import { screen } from '@testing-library/react';
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

/** A list on the screen, and which one it is. */
export interface ExportScene {
  readonly address: string;
  /** The call that reads it. */
  readonly call: PathOf<'get'>;
  readonly list: Schema<'ExportedList'>;
  /** What stands there once the list is read. */
  readonly there: string;
  /** What those of the list have come to, where that is taken away beside it. */
  readonly results?: Schema<'ExportedList'>;
  /** What it is a list of, where that has to be named. */
  readonly of?: Readonly<Record<string, string>>;
  /** What of the address narrows it down and puts it in order, beside a search: each of its filters, chips and cards. */
  readonly narrowed?: string;
  /** Whether it is searched. @default true */
  readonly isSearched?: boolean;
  readonly createServer: (rights?: readonly Right[]) => FakeServer;
}

/** Declares the test that a list is taken away as it is narrowed down. */
export function testExport({ results, ...scene }: ExportScene): void {
  it('is taken away as a file, as it is narrowed down', () =>
    expectTaken(scene, exportMessages.formats.xlsx));
  if (results === undefined) return;
  it('has its results taken away as a file, of those whom it shows', () =>
    expectTaken({ ...scene, list: results }, exportMessages.resultsAs.xlsx));
}

async function expectTaken(
  {
    address,
    call,
    list,
    there,
    of = {},
    narrowed = '',
    isSearched = true,
    createServer,
  }: ExportScene,
  format: string,
): Promise<void> {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = createServer()
    .on('post', '/Exportacao/Post', 31)
    .on('get', '/Exportacao/Get/{idExportacao}', writtenList);
  const shown = new URLSearchParams(narrowed);
  if (isSearched) shown.set(GRID_PARAMS.search, 'ana');
  const { user } = await renderApp(`${address}?${shown}`, { as: 'staff', server });
  await screen.findByText(there);
  await user.click(screen.getByRole('button', { name: /^Exportar/ }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
  expect(await screen.findByText(exportMessages.saved(77))).toBeVisible();
  const [body] = bodiesOf({ server }, '/Exportacao/Post') as Schema<'CreateListExportRequest'>[];
  expect(body).toMatchObject({ dsLista: list, dsFormato: 'xlsx' });
  const asked = Object.fromEntries(new URLSearchParams(body?.dsConsulta));
  expect(asked).toMatchObject({ ...(isSearched && { filter: 'ana' }), ...of });
  // What the screen was read by, and nothing else: it was opened narrowed down.
  const reads = server
    .requestsTo('get', call)
    .map(({ query, params }) => ({ ...query, ...params }));
  expect(reads).toContainEqual(asked);
  expect(save.mock.contexts[0]).toMatchObject({ download: writtenList.nmArquivo });
  save.mockRestore();
}
