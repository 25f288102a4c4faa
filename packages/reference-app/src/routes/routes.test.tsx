import { staffSession, staffUser } from '@aferir/api-client/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appMessages } from '../shared/app-messages.ts';
import { axeViolations } from '../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';
import { shellMessages } from './staff/shell-messages.ts';

describe('an address without a page', () => {
  it.each([
    ['/nao-existe', undefined],
    ['/homelogado/nao-existe', 'staff'],
    ['/jogo?hs=AbC', undefined],
    ['/homelogado/pesquisas', 'staff'],
  ] as const)('says so at %s', async (address, as) => {
    await renderApp(address, as && { as });
    const heading = { level: 1, name: appMessages.notFoundTitle };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the staff shell', () => {
  it('shows the sections that the person may view', async () => {
    await renderApp('/homelogado/desempenho', { as: 'staff' });
    const [menu] = await screen.findAllByRole('navigation');
    const links = within(menu ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Comportamental', 'Minha Conta']);
  });

  it('is headed by the company', async () => {
    await renderApp('/homelogado/desempenho', { as: 'staff' });
    const home = await screen.findByRole('link', { name: 'Empresa Exemplo, página inicial' });
    expect(home).toHaveTextContent(/^Empresa Exemplo$/);
  });

  it('leads an administrator home, and to no other sections than those there are', async () => {
    const permissions = { flAdministrador: true, secoes: [] };
    const server = createAccessServer()
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, permissions });
    const app = await renderApp('/homelogado', { as: 'staff', server });
    expect(app.address()).toBe('/homelogado');
    const menu = within(await screen.findByRole('navigation'));
    const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Início',
      'Organograma',
      'Cargos',
      'Funcionários',
      'Comportamental',
      'Desempenho',
      'Ciclos',
      'Treinamentos',
      'Jogos e Pesquisas',
      'Minha Conta',
    ]);
    await app.user.click(menu.getByRole('button', { name: 'Configuração' }));
    const all = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(all).toEqual(expect.arrayContaining(['Perfis de Acesso', 'Usuários']));
  });

  it('leads those who may view none of them to their own account', async () => {
    const permissions = { flAdministrador: false, secoes: [] };
    const server = createAccessServer()
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, permissions });
    const app = await renderApp('/homelogado', { as: 'staff', server });
    expect(
      await screen.findByRole('heading', { level: 1, name: shellMessages.account }),
    ).toBeVisible();
    expect(app.address()).toBe('/homelogado/minha-conta');
  });

  it('signs out of both realms', async () => {
    const app = await renderApp('/homelogado/desempenho', { as: 'staff' });
    await app.services.employee.session.signIn({ login: 'a', password: 'b', idcliente: 1 });
    await app.user.click(await screen.findByRole('button', { name: /Renata Alves/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
    expect(app.address()).toBe('/login');
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('user_funcionario')).toBeNull();
    expect(app.server.requestsTo('post', '/auth/signout')).toHaveLength(1);
  });
});

describe('the employee area', () => {
  it('shows company, tabs and the own menu, and signs out to the company', async () => {
    const app = await renderApp('/funcionario/dashboard', { as: 'employee' });
    expect(await screen.findByText('Empresa Exemplo')).toBeVisible();
    expect(app.address()).toBe('/dashboard-funcionario');
    const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(tabs.map((tab) => [tab.getAttribute('aria-label'), tab.ariaCurrent])).toEqual([
      ['Dashboard', 'page'],
      ['Histórico comportamental', null],
      ['Histórico de desempenho', null],
      ['Minhas avaliações de desempenho', null],
    ]);
    await app.user.click(screen.getByRole('button', { name: /Bruno Lima/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    expect(await screen.findByText('Acesso do funcionário')).toBeVisible();
    expect(app.address()).toBe('/login-funcionario?idcliente=1');
  });

  it('changes the own password', async () => {
    const server = createAccessServer().on('post', '/AuthPessoa/alterar-senha', null);
    const app = await renderApp('/dashboard-funcionario', { as: 'employee', server });
    await app.user.click(await screen.findByRole('button', { name: /Bruno Lima/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Alterar Senha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar Senha' }));
    await app.user.type(dialog.getByLabelText('Senha atual'), 'aferir-123');
    await app.user.type(dialog.getByLabelText('Nova senha'), 'ipe-amarelo-27');
    await app.user.type(dialog.getByLabelText('Confirmar nova senha'), 'ipe-amarelo-27');
    await app.user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeVisible();
  });
});
