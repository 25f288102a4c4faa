import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  categories,
  training,
} from '../../features/trainings/authoring/testing/training-fixtures.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';

const path = '/Treinamento/GetDadosTreinamento/{id}';
const preview = '/plataformadetreinamento?id=3';

function createTrainingServer() {
  return createAccessServer()
    .on('get', path, training)
    .on('get', '/Treinamento/GetCategorias', categories)
    .on('get', '/Treinamento/GetEnderecoVideo', {
      urlVideo: '/videos/a.mp4',
      dtExpiracao: '2026-11-25T12:10:00.000Z',
    });
}

it('asks whoever comes by a link for the e-mail', async () => {
  const server = createAccessServer().on('get', '/Treinamento/GetMaskedEmail/{hs}', {
    maskedEmail: 'a•••@empresa.example',
    nmTreinamento: 'Boas-vindas',
    idCliente: 1,
    nmEmpresa: 'Empresa Exemplo',
    logoUrl: null,
    corMarca: null,
  });
  await renderApp('/plataformadetreinamento?hs=AbC', { server });
  expect(await screen.findByRole('heading', { level: 1, name: 'Boas-vindas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar PIN' })).toBeVisible();
});

it('shows staff a preview that says so and saves nothing', async () => {
  const server = createTrainingServer();
  const app = await renderApp(preview, { as: 'staff', server });
  expect(await screen.findByText(/Esta é uma prévia/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('video')).toHaveAccessibleName('A empresa'));
  await app.user.click(screen.getByRole('checkbox', { name: 'Concluído: A empresa' }));
  expect(screen.getByRole('progressbar', { name: 'Vídeos concluídos' })).toHaveAttribute(
    'aria-valuetext',
    '1 de 3',
  );
  const writes = server.requests.filter(
    ({ method, path }) => method !== 'get' && path !== '/auth/signin',
  );
  expect(writes).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

it('leads back from a preview to the list', async () => {
  const app = await renderApp(preview, { as: 'staff', server: createTrainingServer() });
  await app.user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(app.address()).toBe('/homelogado/treinamentos'));
});

it('leads staff who name no training to the list', async () => {
  const app = await renderApp('/plataformadetreinamento', { as: 'staff' });
  await waitFor(() => expect(app.address()).toBe('/homelogado/treinamentos'));
});
