import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';
import { sessionMessages } from './session-messages.ts';

const expired = problemReply(401, 'Sessão encerrada');

describe('the end of a session', () => {
  it('leads from a staff page to the sign-in, with the way back and the reason', async () => {
    const server = createAccessServer()
      .on('get', '/auth/GetUser', expired)
      .on('post', '/auth/refresh', expired);
    const app = await renderApp('/homelogado/desempenho', { as: 'staff', server });
    expect(await screen.findByText(sessionMessages.expired)).toBeVisible();
    expect(app.address()).toBe('/login?destino=%2Fhomelogado%2Fdesempenho');
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('leads an employee to the sign-in of their company and leaves the staff session alone', async () => {
    const server = createAccessServer()
      .on('get', '/authpessoa/GetUser', expired)
      .on('post', '/authpessoa/refresh', expired);
    localStorage.setItem('permissions', 'untouched');
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server });
    await waitFor(() =>
      expect(app.address()).toBe('/login-funcionario?idcliente=1&destino=%2Fperfil-funcionario'),
    );
    expect(localStorage.getItem('permissions')).toBe('untouched');
  });

  it('stays on a page that needs no session', async () => {
    const app = await renderApp('/tutorial-disc', { as: 'employee' });
    await screen.findByRole('heading', { level: 1 });
    await app.services.employee.session.signOut();
    expect(app.address()).toBe('/tutorial-disc');
  });

  it('follows a sign-out in another tab', async () => {
    const app = await renderApp('/homelogado/desempenho', { as: 'staff' });
    await screen.findByRole('heading', { level: 1 });
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(await screen.findByText(sessionMessages.elsewhere)).toBeVisible();
    expect(app.address()).toMatch(/^\/login\?/);
  });
});
