import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/training-player.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';
import { createFakePlayerServer } from './training-player.fixtures.ts';

drawInPage();

beforeEach(() => {
  vi.stubGlobal('fetch', createFakePlayerServer().fetch);
});

it('opens the link it is given, tells the page, and writes the hash to no attribute', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-ready', heard, { once: true });
  const element = addToPage('aferir-training-player', {
    apiBase: 'http://localhost/api/v1',
    hs: 'Abc123',
  });
  await waitFor(() => inside(element).getByRole('heading', { name: 'Boas-vindas' }));
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ widget: 'training-player' });
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('Abc123');
});

it('says that a link is missing', async () => {
  const element = addToPage('aferir-training-player');
  await waitFor(() => inside(element).getByText(/Este link não é válido/));
});
