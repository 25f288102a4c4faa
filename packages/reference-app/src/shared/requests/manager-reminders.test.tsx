import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  confirmation,
  createReviewServer,
  openPeople,
  REVIEWS,
} from '../testing/reminder-scenes.ts';
import { reminderMessages as texts } from './reminder-messages.ts';

describe('the managers whom reviews wait for', () => {
  it('stand beside the status, with since when and the last reminder', async () => {
    await openPeople(REVIEWS, 'Davi Melo', createReviewServer());
    const waits = 'Espera por Carla Dias e Rui Luz há 12 dias';
    expect(screen.getByRole('row', { name: /Davi Melo/ })).toHaveTextContent(waits);
    expectLinksToManagers();
    expect(screen.getByText('Sem lembrete')).toBeVisible();
  });

  it('are reminded as the list is narrowed down', async () => {
    const server = createReviewServer();
    const app = await openPeople(
      `${REVIEWS}?filtro=6&etapa=auto-feita&ate=2026-10`,
      'Davi Melo',
      server,
    );
    await app.user.click(await screen.findByRole('button', { name: 'Lembrar 13 gestores' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 gestores' }));
    expect(await screen.findByText('13 gestores lembrados')).toBeVisible();
    const [sent] = app.server.requestsTo('post', '/RespostaDesempenho/Lembrar');
    expect(sent?.body).toEqual({
      aQuem: 'gestores',
      cdStatus: 6,
      etapa: 'autoFeita',
      mesFim: '2026-10',
    });
  });

  it('are reminded from the filter and from the selection', async () => {
    const app = await openPeople(`${REVIEWS}?filtro=com-gestor`, 'Davi Melo', createReviewServer());
    expect(screen.getByRole('columnheader', { name: texts.waitsFor })).toBeVisible();
    expectLinksToManagers();
    expect(await screen.findByRole('button', { name: 'Lembrar 13 gestores' })).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Davi Melo' }));
    await app.user.click(screen.getByRole('button', { name: 'Lembrar 2 gestores' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 gestores' }));
    expect(await screen.findByText('13 gestores lembrados')).toBeVisible();
    const [sent] = app.server.requestsTo('post', '/RespostaDesempenho/Lembrar');
    expect(sent?.body).toEqual({ aQuem: 'gestores', lstPessoas: [45] });
  });
});

/** Whoever is waited for leads to their page. */
function expectLinksToManagers() {
  for (const [name, address] of [
    ['Carla Dias', '/funcionarios/7'],
    ['Rui Luz', '/funcionarios/8'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  }
}
