import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appMessages } from '../shared/app-messages.ts';
import { renderApp } from '../shared/testing/render-app.tsx';

vi.mock('./staff/behavioral.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says inside the frame that the code of a page is lost', async () => {
  await renderApp('/homelogado/comportamental', { as: 'staff' });
  const heading = { level: 1, name: appMessages.lostChunkTitle };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByRole('button', { name: appMessages.reload })).toBeVisible();
  expect(screen.getByRole('button', { name: /Renata Alves/ })).toBeVisible();
});
