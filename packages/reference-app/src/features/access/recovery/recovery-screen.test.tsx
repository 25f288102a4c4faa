import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { recoveryMessages as texts } from './recovery-messages.ts';

const RECOVER = '/Auth/RecuperaSenha';

async function openRecovery(server = createAccessServer().on('post', RECOVER, null)) {
  const app = await renderApp('/recuperasenha', { server });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  return {
    ...app,
    ask: (email: string) => app.user.type(screen.getByLabelText(texts.email), `${email}{Enter}`),
  };
}

describe('the recovery of a password', () => {
  it('says that a password was sent, and leads back to the sign-in', async () => {
    const app = await openRecovery();
    expect(await axeViolations()).toEqual([]);
    await app.ask(' rh@empresa.example');
    expect(await screen.findByText(texts.sentTitle)).toBeVisible();
    expect(document.activeElement).toHaveTextContent('rh@empresa.example');
    expect(await axeViolations()).toEqual([]);
    expect(app.server.requestsTo('post', RECOVER)[0]?.body).toEqual({
      dsEmail: 'rh@empresa.example',
      modulo: 'web',
    });
    await app.user.click(screen.getByRole('link', { name: texts.back }));
    await waitFor(() => expect(app.address()).toBe('/login'));
  });

  it('takes another address afterwards', async () => {
    const app = await openRecovery();
    await app.ask('rh@empresa.example');
    await app.user.click(await screen.findByRole('button', { name: texts.otherEmail }));
    expect(screen.getByLabelText(texts.email)).toHaveValue('rh@empresa.example');
  });

  it.each([
    ['', texts.emailRequired],
    ['rh@empresa', texts.emailInvalid],
  ])('refuses %j', async (email, message) => {
    const app = await openRecovery();
    await app.ask(email);
    expect(screen.getByLabelText(texts.email)).toHaveAccessibleDescription(message);
    expect(app.server.requestsTo('post', RECOVER)).toEqual([]);
  });

  it('shows what the server refuses, and keeps the address', async () => {
    const msg = 'Muitos pedidos de nova senha.';
    const app = await openRecovery(
      createAccessServer().on('post', RECOVER, problemReply(429, msg)),
    );
    await app.ask('rh@empresa.example');
    expect(await screen.findByText(msg)).toBeVisible();
    expect(screen.getByLabelText(texts.email)).toHaveValue('rh@empresa.example');
  });
});
