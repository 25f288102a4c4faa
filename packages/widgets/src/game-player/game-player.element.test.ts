import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/game-player.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';
import { createFakeGameServer, mixedGame } from './game-player.fixtures.ts';

drawInPage();

beforeEach(() => {
  vi.stubGlobal('fetch', createFakeGameServer().fetch);
});

it('opens the link it is given, tells the page, and writes the hash to no attribute', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-ready', heard, { once: true });
  const element = addToPage('aferir-game-player', {
    apiBase: 'http://localhost/api/v1',
    hs: 'Abc123',
    personId: 42,
  });
  await waitFor(() => inside(element).getByRole('heading', { name: 'Como foi a sua integração?' }));
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ widget: 'game-player' });
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('Abc123');
});

it.each([{}, { hs: 'Abc123' }, { personId: 42 }])(
  'says that %j is no whole link',
  async (given) => {
    const element = addToPage('aferir-game-player', given);
    await waitFor(() => inside(element).getByText(/Este link não é válido/));
  },
);

it('leaves on demand, which the page hears', async () => {
  const finished = createFakeGameServer({ ...mixedGame, nrIndexPergunta: 5 });
  vi.stubGlobal('fetch', finished.fetch);
  const heard = vi.fn();
  document.addEventListener('aferir-close', heard, { once: true });
  const element = addToPage('aferir-game-player', {
    apiBase: 'http://localhost/api/v1',
    hs: 'Abc123',
    personId: 42,
  });
  const leave = await waitFor(() => inside(element).getByRole('button', { name: 'Sair' }));
  leave.click();
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ isComplete: true });
});
