import { problemReply } from '@aferir/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { problemIn } from '../../../shared/testing/visitors.ts';
import { confirmAddressMessages as texts } from './confirm-address-messages.ts';
import { linkMessages } from './link-messages.ts';

const path = '/hash/confirmar-endereco/{hash}';

it('confirms by a press alone', async () => {
  const server = createAccessServer().on('post', path, null);
  const app = await renderApp('/confirmar-endereco/AbC', { server });
  const button = await screen.findByRole('button', { name: texts.confirm });
  expect(server.requestsTo('post', path)).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await app.user.click(button);
  expect(await screen.findByText(texts.confirmed)).toBeVisible();
  expect(server.requestsTo('post', path)[0]?.params).toEqual({ hash: 'AbC' });
  expect(screen.queryByRole('button', { name: texts.confirm })).toBeNull();
});

it.each(['.', '%3E', '),', '%22'])('finds its link before %s', async (mark) => {
  const server = createAccessServer().on('post', path, null);
  const app = await renderApp(`/confirmar-endereco/AbC${mark}`, { server });
  await app.user.click(await screen.findByRole('button', { name: texts.confirm }));
  expect(await screen.findByText(texts.confirmed)).toBeVisible();
  expect(server.requestsTo('post', path)[0]?.params).toEqual({ hash: 'AbC' });
});

it('says why a link confirms nothing', async () => {
  const sentence = 'Este link não é válido ou já foi usado.';
  const server = createAccessServer().on('post', path, problemReply(404, sentence));
  const app = await renderApp('/confirmar-endereco/AbC', { server });
  await app.user.click(await screen.findByRole('button', { name: texts.confirm }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { name: linkMessages.deadLinkTitle })).toBeVisible();
});

it('offers another try where the server cannot answer', async () => {
  const server = createAccessServer().on('post', path, problemReply(429, 'Aguarde um pouco.'));
  const app = await renderApp('/confirmar-endereco/AbC', { server });
  await app.user.click(await screen.findByRole('button', { name: texts.confirm }));
  expect(await screen.findByText('Aguarde um pouco.')).toBeVisible();
  expect(screen.getByRole('button', { name: texts.confirm })).toBeEnabled();
});

it('speaks the language that the mail has said in its address', async () => {
  const server = createAccessServer()
    .on('post', path, null)
    .failNext('post', path, problemIn('en', 429, 'Wait a little.'));
  const app = await renderApp('/confirmar-endereco/AbC?lang=en', { server });
  const button = await screen.findByRole('button', { name: 'Confirm the new address' });
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Confirm the email address · Aferir');
  expect(await axeViolations()).toEqual([]);
  await app.user.click(button);
  expect(await screen.findByText('Wait a little.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Confirm the new address' }));
  expect(await screen.findByText(/^Email address confirmed\./)).toBeVisible();
  expect(server.requestsTo('post', path)[0]?.headers.get('Accept-Language')).toBe('en');
});

it('says so without a hash', async () => {
  await renderApp('/confirmar-endereco', { server: createAccessServer() });
  expect(await screen.findByText(linkMessages.missingLink)).toBeVisible();
});
