import { createLinkClient } from '@aferir/api-client';
import { createAferirQueryClient } from '@aferir/api-client/react';
import { type FakeServer, problemReply } from '@aferir/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { InWidget } from '../shared/testing/in-widget.tsx';
import { type ReportSource, usePerformanceReport } from './performance-report.controller.ts';
import { createReportServer } from './performance-report.server.ts';

const apiBase = 'https://aferir.example/api/v1';
const linkPath = '/RespostaDesempenho/get/{hash}';
const headerPath = '/RespostaDesempenho/GetDadosFuncionarioRelatorio';
const selfPath = '/RespostaOpcaoDesempenho/GetRespostaIndices';
const managersPath = '/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar';

function open(server: FakeServer = createReportServer(), source: Partial<ReportSource> = {}) {
  const { fetch } = server;
  const client = createLinkClient({ baseUrl: apiBase, hash: 'aBc', fetch, maxAttempts: 1 });
  const events = { onReady: vi.fn(), onError: vi.fn() };
  const queries = createAferirQueryClient();
  const given = { responseId: null, hash: 'aBc', managerId: null, apiBase, ...source };
  const view = renderHook(() => usePerformanceReport(given), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <InWidget name="performance-report" client={client} events={events}>
          {children}
        </InWidget>
      </QueryClientProvider>
    ),
  });
  return { ...view, server, events, state: () => view.result.current[0] };
}

const compared = { analysis: { status: 'ready', data: { stage: 'compared' } } };

it('finds the response of a link and loads its report', async () => {
  const { state, server, events } = open();
  expect(state()).toEqual({ step: 'loading' });
  await waitFor(() =>
    expect(state()).toMatchObject({ step: 'shown', header: { person: 'Bruno Lima' }, ...compared }),
  );
  expect(server.requestsTo('get', linkPath)[0]?.params).toEqual({ hash: 'aBc' });
  expect(server.requestsTo('get', headerPath)[0]?.query).toEqual({ idResposta: '5120' });
  expect(server.requestsTo('get', managersPath)[0]?.query).toEqual({
    idResposta: '5120',
    idGestor: '0',
  });
  expect(events.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'performance-report' });
  expect(events.onError).not.toHaveBeenCalled();
});

it('reads the scores beside the header, where the link says that there are some', async () => {
  const server = createReportServer().on('get', headerPath, () => new Promise(() => {}));
  const { state } = open(server);
  await waitFor(() => expect(server.requestsTo('get', managersPath)).toHaveLength(1));
  expect(server.requestsTo('get', selfPath)).toHaveLength(1);
  expect(state()).toEqual({ step: 'loading' });
});

it('reads a response by its id without asking the link which one it is', async () => {
  const { state, server } = open(createReportServer(), { responseId: 77 });
  await waitFor(() => expect(state()).toMatchObject(compared));
  expect(server.requestsTo('get', linkPath)).toEqual([]);
  expect(server.requestsTo('get', selfPath)[0]?.query).toEqual({ idResposta: '77' });
});

it('narrows the comparison to one manager', async () => {
  const { state } = open(createReportServer(), { managerId: 8 });
  await waitFor(() =>
    expect(state()).toMatchObject({
      analysis: { data: { raters: [{ id: 8, name: 'Rafael Nogueira' }] } },
    }),
  );
});

it('looks for the logo beside the API, not beside the page', async () => {
  const { state } = open(createReportServer({ header: { urlLogoSistema: '/logos/a.svg' } }));
  await waitFor(() =>
    expect(state()).toMatchObject({ header: { logoUrl: 'https://aferir.example/logos/a.svg' } }),
  );
});

it('asks for no scores before the self-assessment is sent', async () => {
  const { state, server, events } = open(
    createReportServer({ header: { cdStatus: 1, nmStatus: 'Iniciado' } }),
  );
  await waitFor(() => expect(state()).toMatchObject({ step: 'not-answered' }));
  expect(server.requestsTo('get', selfPath)).toEqual([]);
  expect(events.onReady).toHaveBeenCalledOnce();
});

it('goes on without the managers’ scores, and loads them again', async () => {
  const server = createReportServer().failNext('get', managersPath, problemReply(403, 'Não.'));
  const { state, result } = open(server);
  await waitFor(() =>
    expect(state()).toMatchObject({ analysis: { data: { stage: 'ratings-failed' } } }),
  );
  result.current[1].retry();
  await waitFor(() => expect(state()).toMatchObject(compared));
  expect(server.requestsTo('get', selfPath)).toHaveLength(1);
});

it('passes on why the self scores are kept from a manager', async () => {
  const reason = 'Avalie a pessoa antes de ver a autoavaliação dela.';
  const { state } = open(createReportServer().on('get', selfPath, problemReply(403, reason)));
  await waitFor(() =>
    expect(state()).toMatchObject({ step: 'shown', analysis: { status: 'withheld', reason } }),
  );
});

it('says why a dead link opens nothing, and tells the host once', async () => {
  const reason = 'Este link expirou.';
  const server = createReportServer().failNext('get', linkPath, problemReply(404, reason));
  const { state, events, rerender } = open(server);
  const problem = { kind: 'not-found', message: reason, isRetryable: false };
  await waitFor(() => expect(state()).toEqual({ step: 'unavailable', problem, isRefused: true }));
  rerender();
  expect(events.onError).toHaveBeenCalledExactlyOnceWith({ ...problem, isFatal: true });
});

it('can be loaded again when the server had no time', async () => {
  const server = createReportServer().failNext('get', headerPath, problemReply(503, 'Ocupado.'));
  const { state, result, events } = open(server);
  await waitFor(() => expect(state()).toMatchObject({ step: 'unavailable', isRefused: false }));
  expect(events.onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isRetryable: true, isFatal: false }),
  );
  result.current[1].retry();
  await waitFor(() => expect(state()).toMatchObject(compared));
  expect(server.requestsTo('get', linkPath)).toHaveLength(1);
});
