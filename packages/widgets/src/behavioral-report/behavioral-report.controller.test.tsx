import { createLinkClient, type Schema } from '@aferir/api-client';
import { createAferirQueryClient } from '@aferir/api-client/react';
import {
  createFakeDiscServer,
  discCompetencies,
  discProfileReport,
  discResultSections,
  discTraits,
  type FakeServer,
  problemReply,
} from '@aferir/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { InWidget } from '../shared/testing/in-widget.tsx';
import { useBehavioralReport } from './behavioral-report.controller.ts';

const baseUrl = 'http://localhost/api/v1';
const reportPath = '/Resposta/GetPessoaRespostaPerfil';
const sectionsPath = '/Resultado/GetResultado/{idResultado}';

function open(server: FakeServer = createFakeDiscServer(), apiBase = baseUrl) {
  const client = createLinkClient({ baseUrl, hash: 'aBc', fetch: server.fetch, maxAttempts: 1 });
  const events = { onReady: vi.fn(), onError: vi.fn() };
  const queries = createAferirQueryClient();
  const view = renderHook(() => useBehavioralReport({ responseId: 0, hash: 'aBc', apiBase }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <InWidget name="behavioral-report" client={client} events={events}>
          {children}
        </InWidget>
      </QueryClientProvider>
    ),
  });
  return { ...view, server, events, state: () => view.result.current[0] };
}

const partPaths = [
  sectionsPath,
  '/OrganogramaPessoa/GetPerfisSimplificados',
  '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}',
] as const;

it('asks for what does not come with the report, and for nothing else', async () => {
  const asked = async (given: Partial<Schema<'DiscProfileReport'>>) => {
    const server = createFakeDiscServer();
    server.on('get', reportPath, { ...discProfileReport, ...given });
    const { state } = open(server);
    const ready = { status: 'ready' };
    const parts = { texts: ready, traits: ready, competencies: ready };
    await waitFor(() => expect(state()).toMatchObject({ step: 'shown', parts }));
    return { state, calls: partPaths.map((path) => server.requestsTo('get', path).length) };
  };
  const given = {
    secoes: discResultSections.rows,
    caracteristicas: [...discTraits],
    competencias: [...discCompetencies],
  };
  const whole = await asked(given);
  expect(whole.calls).toEqual([0, 0, 0]);
  const { secoes } = given;
  expect((await asked({ secoes })).calls).toEqual([0, 1, 1]);
  const apart = await asked({});
  expect(apart.calls).toEqual([1, 1, 1]);
  expect(whole.state()).toEqual(apart.state());
});

it('loads the report of a link and all its parts', async () => {
  const { state, server, events } = open();
  expect(state()).toEqual({ step: 'loading' });
  await waitFor(() =>
    expect(state()).toMatchObject({
      step: 'shown',
      profile: { person: 'Bruno Lima', outcome: { name: 'Conforme Dominante' } },
      parts: {
        texts: { status: 'ready' },
        traits: { status: 'ready' },
        competencies: { status: 'ready' },
      },
    }),
  );
  expect(server.requestsTo('get', reportPath)[0]?.query).toEqual({
    idResposta: '0',
    hsResposta: 'aBc',
  });
  expect(events.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'behavioral-report' });
  expect(events.onError).not.toHaveBeenCalled();
});

it('leaves the rest to be read when a part fails, and loads that part again', async () => {
  const server = createFakeDiscServer().failNext('get', sectionsPath, problemReply(404, 'Não há.'));
  const { state, result } = open(server);
  await waitFor(() =>
    expect(state()).toMatchObject({
      parts: { texts: { status: 'failed' }, competencies: { status: 'ready' } },
    }),
  );
  result.current[1].retry();
  await waitFor(() => expect(state()).toMatchObject({ parts: { texts: { status: 'ready' } } }));
  expect(server.requestsTo('get', reportPath)).toHaveLength(1);
});

it('says so when the questionnaire is not finished', async () => {
  const server = createFakeDiscServer().failNext('get', reportPath, problemReply(409, 'Aberta.'));
  const { state, events } = open(server);
  await waitFor(() => expect(state()).toEqual({ step: 'not-assessed' }));
  expect(events.onError).not.toHaveBeenCalled();
});

it('says why a dead link opens nothing, and tells the host once', async () => {
  const reason = 'Este link expirou.';
  const server = createFakeDiscServer().failNext('get', reportPath, problemReply(404, reason));
  const { state, events, rerender } = open(server);
  const problem = { kind: 'not-found', message: reason, isRetryable: false };
  await waitFor(() => expect(state()).toEqual({ step: 'unavailable', problem }));
  rerender();
  expect(events.onError).toHaveBeenCalledExactlyOnceWith({ ...problem, isFatal: true });
});

it('tells the host that a report may come yet when the server has no time', async () => {
  const server = createFakeDiscServer().on('get', reportPath, problemReply(503, 'Ocupado.'));
  const { events } = open(server);
  await waitFor(() =>
    expect(events.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isRetryable: true, isFatal: false }),
    ),
  );
});

it('looks for the logo beside the API, not beside the page', async () => {
  const server = createFakeDiscServer();
  server.on('get', reportPath, { ...discProfileReport, logoUrl: '/logos/a.svg' });
  const { state } = open(server, 'https://aferir.example/api/v1');
  await waitFor(() =>
    expect(state()).toMatchObject({ profile: { logoUrl: 'https://aferir.example/logos/a.svg' } }),
  );
});
