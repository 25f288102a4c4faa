import { createFakeDiscServer } from '@aferir/api-client/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/behavioral-report.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';
import { behavioralReportElement } from './behavioral-report.element.ts';

drawInPage();

beforeEach(() => {
  vi.stubGlobal('fetch', createFakeDiscServer().fetch);
});

const addElement = (properties: object) => addToPage(behavioralReportElement.tag, properties);

it('opens the report of a link, tells the page, and writes the hash to no attribute', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-ready', heard, { once: true });
  const element = addElement({ apiBase: 'http://localhost/api/v1', hs: 'Abc123' });
  await waitFor(() => inside(element).getByRole('heading', { name: 'Análise Comportamental' }));
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ widget: 'behavioral-report' });
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('Abc123');
});

it('mails nothing where the page says so', async () => {
  const element = addElement({ apiBase: 'http://localhost/api/v1', hs: 'Abc123' });
  await waitFor(() => inside(element).getByRole('button', { name: 'Enviar por E-mail' }));
  element.setAttribute('without-email', '');
  await waitFor(() =>
    expect(inside(element).queryByRole('button', { name: 'Enviar por E-mail' })).toBeNull(),
  );
});

it('reads the response of whom the host signs in, without mail', async () => {
  const element = addElement({
    apiBase: 'http://localhost/api/v1',
    responseId: 812,
    getToken: () => 'token',
  });
  await waitFor(() => inside(element).getByRole('button', { name: 'Baixar Relatório' }));
  expect(inside(element).queryByRole('button', { name: 'Enviar por E-mail' })).toBeNull();
});

it('says that it is given nothing to open', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-error', heard, { once: true });
  const element = addElement({});
  await waitFor(() => inside(element).getByText(/O endereço deste relatório está incompleto/));
  expect(heard.mock.calls[0]?.[0].detail.kind).toBe('missing-link');
});
