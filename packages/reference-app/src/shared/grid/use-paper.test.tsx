import { problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { profileRow } from '../../features/access-profiles/testing/access-profiles-fixtures.ts';
import { exportMessages as texts } from '../exports/export-messages.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffServer } from '../testing/staff-server.ts';
import { MOST_ON_PAPER } from './use-paper.ts';

const LIST = '/PerfilAcesso/Get';

afterEach(() => {
  vi.restoreAllMocks();
});

const profiles = Array.from({ length: 77 }, (_, at) => ({
  ...profileRow,
  idPerfilAcesso: at + 1,
  nmPerfilAcesso: `Perfil ${at + 1}`,
}));

interface ListServer {
  qtdRecords?: number;
  failsWhole?: boolean;
  /** What a read of all waits for. */
  whole?: Promise<void>;
}

function createServer({
  qtdRecords = profiles.length,
  failsWhole = false,
  whole,
}: ListServer = {}) {
  return createStaffServer(SECTION.accessProfiles).on('get', LIST, async ({ query }) => {
    const [take, index] = [Number(query.take), Number(query.index)];
    if (take > 100) await whole;
    if (failsWhole && take > 100) return problemReply(500, 'O banco não respondeu.');
    return { rows: profiles.slice(index * take, (index + 1) * take), qtdRecords };
  });
}

// An open menu hides what is around it from those who hear the page.
const grid = () => screen.getByRole('table', { hidden: true });
const rowCount = () => within(grid()).getAllByRole('row', { hidden: true }).length - 1;

/** Opens a page of the list, and the ways to take it away. */
async function openMenu(server: ReturnType<typeof createServer>) {
  const { user } = await renderApp(
    '/homelogado/perfis-de-acesso?pagina=3&tamanho=30&ordem=-nome&busca=perfil',
    { as: 'staff', server },
  );
  await screen.findByText('Perfil 77');
  await user.click(screen.getByRole('button', { name: texts.export }));
  return user;
}

it('prints all of a list as it is narrowed down and put in order, and shows its page again then', async () => {
  const printed: number[] = [];
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {
    printed.push(rowCount());
    expect(screen.queryByText(/^Mostrando/)).toBeNull();
  });
  const server = createServer();
  const user = await openMenu(server);
  expect(rowCount()).toBe(17);
  await user.click(await screen.findByRole('menuitem', { name: texts.print }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(printed).toEqual([77]);
  expect(server.requestsTo('get', LIST).at(-1)?.query).toEqual({
    take: String(MOST_ON_PAPER),
    index: '0',
    filter: 'perfil',
    ordem: '-nome',
  });
  act(() => {
    globalThis.dispatchEvent(new Event('afterprint'));
  });
  expect(rowCount()).toBe(17);
  expect(screen.getByText('Mostrando 3 de 3 páginas')).toBeVisible();
  expect(print).toHaveBeenCalledOnce();
});

it('shows its page as it was, and says that it is one, until all of it has come', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  let answer = () => {};
  const whole = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const user = await openMenu(createServer({ whole }));
  await user.click(await screen.findByRole('menuitem', { name: texts.print }));
  expect(await screen.findByRole('button', { name: /^Exportar./ })).toBeVisible();
  expect(rowCount()).toBe(17);
  expect(screen.getByText('Mostrando 3 de 3 páginas')).toBeVisible();
  answer();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(rowCount()).toBe(77);
});

it('offers no paper where the browser does not print', async () => {
  const { print } = globalThis;
  Reflect.deleteProperty(globalThis, 'print');
  try {
    await openMenu(createServer());
    expect(await screen.findByRole('menuitem', { name: texts.formats.xlsx })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: texts.print })).toBeNull();
  } finally {
    Object.assign(globalThis, { print });
  }
});

it('tells why a list can’t be printed, and stays on its page', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  const user = await openMenu(createServer({ failsWhole: true }));
  await user.click(await screen.findByRole('menuitem', { name: texts.print }));
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible();
  expect(rowCount()).toBe(17);
  expect(print).not.toHaveBeenCalled();
});

it('offers no paper for more than fits there', async () => {
  await openMenu(createServer({ qtdRecords: MOST_ON_PAPER + 1 }));
  expect(await screen.findByRole('menuitem', { name: texts.formats.xlsx })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: texts.print })).toBeNull();
});
