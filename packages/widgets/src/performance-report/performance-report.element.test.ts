import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/performance-report.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';
import { performanceReportElement } from './performance-report.element.ts';
import { createReportServer } from './performance-report.server.ts';

const apiBase = 'http://localhost/api/v1';
let server: ReturnType<typeof createReportServer>;

drawInPage();

beforeEach(() => {
  server = createReportServer();
  vi.stubGlobal('fetch', server.fetch);
});

const addElement = (properties: object) => addToPage(performanceReportElement.tag, properties);

it('opens the report of a link, tells the page, and writes the hash to no attribute', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-ready', heard, { once: true });
  const element = addElement({ apiBase, hs: 'Abc123' });
  await waitFor(() => inside(element).getByRole('heading', { name: 'Relatório de Desempenho' }));
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ widget: 'performance-report' });
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('Abc123');
});

it('reads the response of whom the host signs in', async () => {
  const element = addElement({ apiBase, responseId: 5120, getToken: () => 'token' });
  await waitFor(() => inside(element).getByText('Bruno Lima'));
  const [request] = server.requestsTo('get', '/RespostaDesempenho/GetDadosFuncionarioRelatorio');
  expect(request?.headers.get('Authorization')).toBe('Bearer token');
});

it('narrows to the manager that the page names', async () => {
  const element = addElement({ apiBase, hs: 'Abc123' });
  element.setAttribute('manager-id', '7');
  await waitFor(() =>
    inside(element).getByText('A comparação considera só as notas de Ana Souza.'),
  );
});

it('says that it is given nothing to open', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-error', heard, { once: true });
  const element = addElement({});
  await waitFor(() => inside(element).getByText(/O endereço deste relatório está incompleto/));
  expect(heard.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'missing-link', isFatal: true });
});
