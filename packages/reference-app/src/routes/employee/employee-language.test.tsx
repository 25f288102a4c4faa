import type { Schema } from '@aferir/api-client';
import { employeeUser, type FakeServer } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { servePortal } from '../../features/portal/testing/portal-fixtures.ts';
import { spanish } from '../../languages/es.ts';
import { createCompanyMemory } from '../../services/company-memory.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { employeeMessages } from './employee-messages.ts';

const USER = '/authpessoa/GetUser';
const ACCESSES = '/AuthPessoa/acessos-relatorios';

const user: Schema<'EmployeeUser'> = { ...employeeUser, cdIdioma: 'es' };

/** The server of somebody who is addressed in Spanish. */
function createSpanishServer() {
  return servePortal(createAccessServer())
    .on('get', USER, user)
    .on('get', ACCESSES, { rows: [], qtdRecords: 0 });
}

const tabs = () => screen.findByRole('navigation', { name: spanish.employee.tabs });

it('the portal speaks the language of the person, its document and its calls too', async () => {
  const app = await renderApp('/perfil-funcionario', {
    as: 'employee',
    server: createSpanishServer(),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  expect(within(await tabs()).getByRole('link', { name: 'Panel' })).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
  expect(document.title).toBe('Mi perfil · Aferir');
  expect(await axeViolations()).toEqual([]);

  await app.navigate('/historico-comportamental-funcionario');
  expect(
    await screen.findByRole('heading', { name: spanish.portal.behavioralTitle }),
  ).toBeVisible();
  expect(document.title).toBe('Historial de comportamiento · Aferir');
  expect(await screen.findAllByText('Terminada')).toHaveLength(2);
  const [asked] = app.server.requestsTo('get', '/Resposta/GetRespostasPessoa');
  expect(asked?.headers.get('Accept-Language')).toBe('es');

  app.unmount();
  expect(document.documentElement.lang).toBe('pt-BR');
});

/** Has the server tell nothing of the person until it is let go. */
function holdUser(server: FakeServer): () => void {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on('get', USER, async () => {
    await asked;
    return user;
  });
  return answer;
}

it('begins in the language in which the person was last seen here', async () => {
  const server = createSpanishServer();
  const first = await renderApp('/perfil-funcionario', { as: 'employee', server });
  await tabs();
  first.unmount();

  const answer = holdUser(server);
  await renderApp('/perfil-funcionario', { as: 'employee', server });
  expect(await tabs()).toBeVisible();
  answer();
});

it('begins in the language that was chosen before the first sign-in on a device', async () => {
  createCompanyMemory().rememberLikedLanguage('es');
  const server = createSpanishServer();
  const answer = holdUser(server);
  await renderApp('/perfil-funcionario', { as: 'employee', server });
  expect(await tabs()).toBeVisible();
  answer();
});

it('a comparison is told in it, with the numbers of the language', async () => {
  const server = createSpanishServer().on('get', USER, { ...user, cdIdioma: 'en' });
  await renderApp('/historico-desempenho-funcionario?de=5090&para=5122', {
    as: 'employee',
    server,
  });
  expect(await screen.findByText('Your mean went up 1 point, from 6.3 to 7.3.')).toBeVisible();
  expect(screen.getByText('Self-assessment in the two assessments')).toBeVisible();
});

it('stays Portuguese where a person is addressed in it', async () => {
  await renderApp('/perfil-funcionario', {
    as: 'employee',
    server: servePortal(createAccessServer()),
  });
  expect(await screen.findByRole('navigation', { name: employeeMessages.tabs })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Meu perfil · Aferir'));
});
