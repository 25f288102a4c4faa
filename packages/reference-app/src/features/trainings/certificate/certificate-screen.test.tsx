import { problemReply } from '@aferir/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { certificateMessages as texts } from './certificate-messages.ts';

const path = '/Treinamento/VerificarCertificado/{codigo}';
const certificate = {
  nmPessoa: 'Ana Souza',
  nmTreinamento: 'Boas-vindas',
  nrVersao: 2,
  dtEmissao: '2026-11-25T12:04:00.000Z',
};

it('says whom a certificate was issued to, for what and when', async () => {
  const server = createAccessServer().on('get', path, certificate);
  await renderApp('/certificado?codigo=7KQ2-M9XD-4TFA', { server });
  expect(await screen.findByText(texts.isAuthentic)).toBeVisible();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['Ana Souza', 'Boas-vindas', '2', '25/11/2026']);
  expect(server.requestsTo('get', path)[0]?.params).toEqual({ codigo: '7KQ2-M9XD-4TFA' });
  expect(await axeViolations()).toEqual([]);
});

it('asks for a code, and keeps it in the address', async () => {
  const server = createAccessServer().on('get', path, certificate);
  const app = await renderApp('/certificado', { server });
  await app.user.click(await screen.findByRole('button', { name: texts.verify }));
  expect(screen.getByLabelText(texts.code)).toHaveAccessibleDescription(texts.codeMissing);
  expect(server.requestsTo('get', path)).toEqual([]);
  await app.user.type(screen.getByLabelText(texts.code), '7KQ2{Enter}');
  expect(await screen.findByText('Ana Souza')).toBeVisible();
  expect(app.address()).toBe('/certificado?codigo=7KQ2');
});

it.each([
  ['is unknown', problemReply(404, 'Nenhum certificado tem este código.')],
  ['is asked for too often', problemReply(429, 'Muitas consultas seguidas.')],
])('says so when a code %s', async (_, reply) => {
  const server = createAccessServer().on('get', path, reply);
  await renderApp('/certificado?codigo=AAAA', { server });
  expect(await screen.findByText(/Nenhum certificado|Muitas consultas/)).toBeVisible();
  expect(screen.queryByText(texts.isAuthentic)).toBeNull();
});
