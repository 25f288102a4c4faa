import { problemReply } from '@aferir/api-client/testing';
import { formatDate, SECTION } from '@aferir/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findHoles } from '../../../../../scripts/lib/find-holes.ts';
import { appMessages } from '../../shared/app-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { notificationsMessages } from './notifications-messages.ts';
import { panelMessages } from './panel/panel-messages.ts';
import { panelEnglish } from './panel/panel-messages-en.ts';
import { panelSpanish } from './panel/panel-messages-es.ts';
import {
  awaited,
  manyFinished,
  noNotifications,
  someNotifications,
  undelivered,
} from './testing/notification-fixtures.ts';

const texts = { ...panelMessages, ...notificationsMessages };

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/minha-conta';
const OPEN = `${ADDRESS}?painel=notificacoes`;
const LIST = '/Notificacao/Get';
const MARK = '/Notificacao/MarcarLidas';

/** Answers as the server does: the counts alone where no row is asked for. */
function createServer(list = someNotifications) {
  return createStaffServer(SECTION.behavioral)
    .on('get', LIST, ({ query }) => (query.take === '0' ? { ...list, rows: [] } : list))
    .on('post', MARK, null);
}

async function openPage(address = ADDRESS, server = createServer()) {
  const app = await renderApp(address, { as: 'staff', server });
  // Hidden behind the panel where that is open.
  await screen.findByRole('button', { name: /^Notificações/, hidden: true });
  return app;
}

const findPanel = () => screen.findByRole('dialog', { name: texts.title });
const findBell = (unread: number) => screen.findByRole('button', { name: texts.bell(unread) });

describe('the bell', () => {
  it('tells how many are unread once the page has what it needs', async () => {
    const { server } = await openPage();
    expect(await findBell(2)).toHaveTextContent('2');
    const asked = server.requests.map(({ path }) => path);
    expect(asked.indexOf(LIST)).toBe(asked.length - 1);
    expect(server.requestsTo('get', LIST).map(({ query }) => query)).toEqual([{ take: '0' }]);
  });

  it('tells no more than that there are many', async () => {
    await openPage(ADDRESS, createServer({ ...someNotifications, qtdNaoLidas: 312 }));
    expect(await findBell(312)).toHaveTextContent(/^99\+$/);
  });

  it('has no mark where nothing is unread, or cannot be known', async () => {
    const { server } = await openPage(
      ADDRESS,
      createServer().on('get', LIST, problemReply(500, 'Ocorreu um erro inesperado')),
    );
    await waitFor(() => expect(server.requestsTo('get', LIST)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Notificações' })).toHaveTextContent(/^$/);
  });

  it('says what has come since, once, when the page is looked at again', async () => {
    const { server } = await openPage();
    await findBell(2);
    expect(screen.queryByText(texts.arrived(1))).not.toBeInTheDocument();
    server.on('get', LIST, { ...someNotifications, rows: [], qtdNaoLidas: 3, idUltima: 920 });
    const lookAgain = () => fireEvent(window, new Event('visibilitychange'));
    lookAgain();
    await findBell(3);
    const said = await screen.findByText(texts.arrived(1));
    expect(said.closest('[role="status"]')).not.toBeNull();
    const before = server.requestsTo('get', LIST).length;
    lookAgain();
    await waitFor(() => expect(server.requestsTo('get', LIST).length).toBeGreaterThan(before));
    expect(screen.getByText(texts.arrived(1))).toBe(said);
    server.on('get', LIST, { ...someNotifications, rows: [], qtdNaoLidas: 4, idUltima: 921 });
    lookAgain();
    await findBell(4);
    await waitFor(() => expect(said).not.toBeInTheDocument());
    expect(screen.getByText(texts.arrived(1))).toBeInTheDocument();
  });
});

describe('the panel', () => {
  it('opens from the keyboard, is accessible, and gives focus back', async () => {
    const { user, address } = await openPage();
    const bell = await findBell(2);
    bell.focus();
    await user.keyboard('{Enter}');
    const panel = await findPanel();
    expect(address()).toBe(OPEN);
    expect(panel).toContainElement(document.activeElement as HTMLElement);
    expect(await within(panel).findByRole('link', { name: /12 avaliações/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    expect(address()).toBe(ADDRESS);
  });

  it('opens with the address, and going back closes it', async () => {
    const { navigate } = await openPage(OPEN);
    await findPanel();
    await navigate(ADDRESS);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('tells unread ones apart and leads to the place of each', async () => {
    await openPage(OPEN);
    const panel = await findPanel();
    const links = await within(panel).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/homelogado/comportamental?filtro=2',
      '/funcionarios/42',
      '/funcionarios/7',
    ]);
    const unread = links.map((link) => within(link).queryByText(texts.unread) !== null);
    expect(unread).toEqual([true, true, false]);
  });

  it('goes from one to the next by arrows', async () => {
    const { user } = await openPage(OPEN);
    const links = await within(await findPanel()).findAllByRole('link');
    links[0]?.focus();
    await user.keyboard('{ArrowUp}');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(links[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(links[1]).toHaveFocus();
  });

  it('marks what is followed as read, and nothing that is read', async () => {
    const { user, server, address } = await openPage(OPEN);
    const panel = await findPanel();
    await user.click(await within(panel).findByRole('link', { name: /E-mail não entregue/ }));
    await waitFor(() => expect(address()).toBe('/funcionarios/42'));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    const marked = server.requestsTo('post', MARK).map(({ body }) => body);
    expect(marked).toEqual([{ idNotificacao: undelivered.idNotificacao, flApenasEsta: true }]);
  });

  it('marks all as read, up to what was shown', async () => {
    const { user, server } = await openPage(OPEN);
    const panel = await findPanel();
    const markAll = await within(panel).findByRole('button', { name: texts.markAll });
    const read = someNotifications.rows.map((row) => ({ ...row, flLida: true }));
    server.on('get', LIST, { ...someNotifications, rows: read, qtdNaoLidas: 0 });
    await user.click(markAll);
    // The same button: it is hidden behind the panel.
    const bell = { name: texts.bell(0), hidden: true };
    expect(await screen.findByRole('button', bell)).toBeInTheDocument();
    expect(server.requestsTo('post', MARK).map(({ body }) => body)).toEqual([
      { idNotificacao: manyFinished.idNotificacao },
    ]);
    await waitFor(() => expect(within(panel).queryByText(texts.unread)).not.toBeInTheDocument());
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  });

  it('says that marking failed', async () => {
    const server = createServer().on('post', MARK, problemReply(500, 'Ocorreu um erro inesperado'));
    const { user } = await openPage(OPEN, server);
    const panel = await findPanel();
    await user.click(await within(panel).findByRole('button', { name: texts.markAll }));
    expect(await screen.findByText(texts.notMarked)).toBeInTheDocument();
  });

  it('shows older ones when asked, and goes on from there', async () => {
    const server = createServer().on('get', LIST, ({ query }) => {
      const all = { ...someNotifications, qtdRecords: 3 };
      if (query.take === '0') return { ...all, rows: [] };
      return { ...all, rows: query.index === '1' ? [awaited] : [manyFinished, undelivered] };
    });
    const { user } = await openPage(OPEN, server);
    const panel = await findPanel();
    await user.click(await within(panel).findByRole('button', { name: texts.more }));
    const older = await within(panel).findByRole('link', { name: /espera por você/ });
    await waitFor(() => expect(older).toHaveFocus());
    expect(within(panel).queryByRole('button', { name: texts.more })).not.toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    await openPage(OPEN, createServer(noNotifications));
    const panel = await findPanel();
    expect(await within(panel).findByText(texts.empty)).toBeVisible();
    expect(within(panel).queryByRole('button', { name: texts.markAll })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('says what could not be read, and tries again', async () => {
    const server = createServer().on('get', LIST, problemReply(500, 'Ocorreu um erro inesperado'));
    const { user } = await openPage(OPEN, server);
    const panel = await findPanel();
    expect(await within(panel).findByText(texts.failed)).toBeVisible();
    server.on('get', LIST, someNotifications);
    await user.click(within(panel).getByRole('button', { name: appMessages.retry }));
    expect(await within(panel).findAllByRole('link')).toHaveLength(3);
  });

  it.each([
    ['en', panelEnglish, 'Close'],
    ['es', panelSpanish, 'Cerrar'],
  ] as const)('speaks the language of its rows: %s', async (language, said, close) => {
    await openPage(OPEN, createServer({ ...someNotifications, cdIdioma: language }));
    const panel = await screen.findByRole('dialog', { name: said.title });
    expect(panel).toHaveAttribute('lang', language);
    expect(within(panel).getByRole('button', { name: close })).toBeVisible();
    expect(await within(panel).findByRole('button', { name: said.markAll })).toBeVisible();
    expect(within(panel).getByText(formatDate('2026-11-20', language))).toBeVisible();
    const own = Object.values(texts).filter((text) => typeof text === 'string');
    for (const text of own) expect(within(panel).queryByText(text)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([panelEnglish, panelSpanish])('says everything in $language', (said) => {
    expect(findHoles(panelMessages, said)).toEqual([]);
  });
});
