import { createFakeReviewServer } from '@aferir/api-client/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/employee-dashboard.ts';
import type { EmployeeDashboardElement } from '../generated/element-types.ts';
import { AferirCompleteEvent } from '../shared/host/events.ts';
import { apiPaths } from '../shared/testing/api-paths.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';
import type { AferirOpenEvent } from './employee-dashboard.events.ts';
import {
  createPortalServer,
  responseForTests,
  twelveReports,
} from './employee-dashboard.fixtures.ts';

const FOREIGN = 'https://aferir.example/api/v1';

let server: ReturnType<typeof createPortalServer>;

drawInPage();

beforeEach(() => {
  localStorage.clear();
  server = createPortalServer({ responses: [responseForTests(4)], reports: twelveReports });
  vi.stubGlobal('fetch', server.fetch);
});

function addElement(properties: Partial<EmployeeDashboardElement> = {}): EmployeeDashboardElement {
  return addToPage('aferir-employee-dashboard', { apiBase: FOREIGN, ...properties });
}

function hear<Name extends keyof HTMLElementEventMap>(
  name: Name,
  react: (event: HTMLElementEventMap[Name]) => void = () => undefined,
) {
  const heard = vi.fn(react);
  document.addEventListener(name, heard as unknown as EventListener, { once: true });
  return heard;
}

const press = (element: EmployeeDashboardElement, name: string) =>
  waitFor(() => inside(element).getByRole('button', { name }).click());

it('asks the host for a token, and tells the page that it is there', async () => {
  const ready = hear('aferir-ready');
  const getToken = vi.fn(() => 'do-intranet');
  const element = addElement({ getToken });
  await waitFor(() => inside(element).getByText('Marina Costa'));
  expect(getToken).toHaveBeenCalledExactlyOnceWith({ isRejected: false });
  expect(
    server.requests.every(({ headers }) => headers.get('Authorization') === 'Bearer do-intranet'),
  ).toBe(true);
  expect(ready.mock.calls[0]?.[0].detail).toEqual({ widget: 'employee-dashboard' });
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('do-intranet');
});

it('signs people in by itself, with the company of the attribute, and stores nothing', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const element = addElement();
  element.setAttribute('id-cliente', '1');
  const field = (label: string) => inside(element).getByLabelText(label) as HTMLInputElement;
  await waitFor(() => field('E-mail, CPF ou matrícula'));
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [label, value] of [
    ['E-mail, CPF ou matrícula', 'bruno.lima@empresa.example'],
    ['Senha', 'aferir-123'],
  ] as const) {
    setValue?.call(field(label), value);
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  }
  await press(element, 'Acessar');
  await waitFor(() => inside(element).getByText('Marina Costa'));
  expect(server.requestsTo('post', '/authpessoa/signin')[0]?.body).toMatchObject({ idcliente: 1 });
  expect(write).not.toHaveBeenCalled();
});

it('lets the page show an assessment elsewhere', async () => {
  const opened = hear('aferir-open', (event) => event.preventDefault());
  const element = addElement({ getToken: () => 'token' });
  await press(element, 'Responder');
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  const event = opened.mock.calls[0]?.[0] as AferirOpenEvent;
  expect(event.detail).toEqual({ screen: 'self-assessment', responseId: 5120, hs: 'HashDoLink' });
  expect(event.composed).toBe(true);
  await waitFor(() => inside(element).getByRole('button', { name: 'Responder' }));
  expect(inside(element).queryByRole('button', { name: 'Voltar' })).toBeNull();
});

it('shows it by itself otherwise, without writing the hash anywhere', async () => {
  const base = createFakeReviewServer();
  server = createPortalServer({ responses: [responseForTests(4)], base });
  vi.stubGlobal('fetch', server.fetch);
  const element = addElement({ getToken: () => 'token' });
  await press(element, 'Responder');
  await waitFor(() => inside(element).getByRole('button', { name: 'Iniciar avaliação' }));
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('HashDoLink');
});

it('loads again when another widget of the page has finished', async () => {
  const element = addElement({ getToken: () => 'token' });
  await waitFor(() => inside(element).getByText('Marina Costa'));
  const other = document.body.appendChild(document.createElement('div'));
  other.dispatchEvent(new AferirCompleteEvent({ responseId: 5120 }));
  await waitFor(() => expect(server.requestsTo('get', apiPaths.responses)).toHaveLength(2));
});

it('shows the reports in a table when asked to, and takes texts and the heading level', async () => {
  const element = addElement({ getToken: () => 'token', view: 'assessments' });
  element.messages = { assessmentsTitle: 'Desempenho' };
  element.setAttribute('heading-level', '1');
  await waitFor(() => inside(element).getByRole('heading', { level: 1, name: 'Desempenho' }));
  await waitFor(() => inside(element).getByRole('table', { name: 'Minha equipe' }));
});

it('says that nobody is signed in and nobody can', async () => {
  const failed = hear('aferir-error');
  const element = addElement();
  await waitFor(() => inside(element).getByText('Usuário não autenticado.'));
  expect(failed.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'unauthorized', isFatal: true });
});
