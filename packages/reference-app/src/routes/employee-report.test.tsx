import { createFakeDiscServer } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';
import { employeeMessages } from './employee/employee-messages.ts';

const REPORT = '/relatorio?idResposta=812&tipo=comportamental&area=funcionario';

const open = (as?: 'staff' | 'employee') => {
  const server = createAccessServer(createFakeDiscServer());
  return renderApp(REPORT, { server, ...(as && { as }) });
};

describe('the report of an employee', () => {
  it('is read by the own session, in the frame of the area, with a way back', async () => {
    const { server } = await open('employee');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Análise Comportamental' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: employeeMessages.backToBehavioral })).toBeVisible();
    expect(screen.getByRole('navigation', { name: employeeMessages.tabs })).toBeVisible();
    const [request] = server.requestsTo('get', '/Resposta/GetPessoaRespostaPerfil');
    expect(request?.headers.get('Authorization')).toMatch(/^Bearer /);
    expect(screen.queryByRole('button', { name: 'Enviar por E-mail' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([undefined, 'staff'] as const)('asks %s to sign in as an employee', async (as) => {
    const { address } = await open(as);
    await waitFor(() => expect(address()).toContain('/login-funcionario?'));
    expect(address()).toContain(encodeURIComponent(REPORT));
  });
});
