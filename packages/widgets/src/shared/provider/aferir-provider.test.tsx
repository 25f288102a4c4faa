import {
  type ApiClient,
  createLinkClients,
  createStaffClient,
  type GetToken,
} from '@aferir/api-client';
import { createFakeServer } from '@aferir/api-client/testing';
import { renderUi } from '@aferir/ui/testing';
import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { InWidget } from '../testing/in-widget.tsx';
import {
  AferirProvider,
  type AferirProviderProps,
  useAferir,
  useLinkClient,
} from './aferir-provider.tsx';
import { sessionClientOf } from './session-client.ts';
import { WidgetErrorBoundary } from './widget-error-boundary.tsx';
import { WidgetFrame } from './widget-frame.tsx';

function within(props: Omit<AferirProviderProps, 'children'>) {
  return ({ children }: { children: ReactNode }) => (
    <AferirProvider {...props}>{children}</AferirProvider>
  );
}

const useSessionClient = () => sessionClientOf(useAferir());

function sessionClientIn(props: Omit<AferirProviderProps, 'children'>) {
  const { result } = renderHook(() => useSessionClient(), { wrapper: within(props) });
  return result.current;
}

function Base() {
  return <p>{useAferir().apiBase}</p>;
}

function Framed({ about = 'aBc' }: { about?: string }) {
  return (
    <WidgetFrame
      name="probe"
      about={about}
      connect={({ linkClient }) => linkClient(about)}
      texts={texts}
      messages={undefined}
      events={{}}
    >
      <Base />
    </WidgetFrame>
  );
}

function Fragile({ state }: { state: { isBroken: boolean } }) {
  if (state.isBroken) throw new Error('quebrou');
  return <p>Inteiro</p>;
}

// React reports each of these to the console too, by design.
async function whileReactReports(work: () => void | Promise<void>) {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await work();
  report.mockClear();
}

describe('AferirProvider', () => {
  it('gives clients of links that call the API it was told', async () => {
    const server = createFakeServer().on('get', '/Pergunta/Get/{idResposta}', []);
    const { result } = renderHook(() => useAferir(), {
      wrapper: within({ apiBase: 'http://localhost/api/v1', fetch: server.fetch }),
    });
    const client = result.current.linkClient('Abc123');
    await client.get('/Pergunta/Get/{idResposta}', { params: { path: { idResposta: 812 } } });
    expect(server.requests[0]?.headers.get('X-Link-Hash')).toBe('Abc123');
  });

  it('has one client for a link, or the page’s own', () => {
    const own = renderHook(() => [useLinkClient('Abc'), useLinkClient('abc')], {
      wrapper: within({}),
    });
    const first = own.result.current;
    own.rerender();
    expect(own.result.current[0]).toBe(first[0]);
    expect(first[1]).not.toBe(first[0]);
    const linkClients = createLinkClients();
    const { result } = renderHook(() => useLinkClient('Abc'), { wrapper: within({ linkClients }) });
    expect(result.current).toBe(linkClients('Abc'));
  });

  it('hands on the session of the page', () => {
    const session = createStaffClient();
    expect(sessionClientIn({ session })).toBe(session);
  });

  it('asks the host for a token where it offers one', async () => {
    const server = createFakeServer();
    const getToken = vi.fn(async () => 'do-intranet');
    const client = sessionClientIn({
      apiBase: 'http://localhost/api/v1',
      fetch: server.fetch,
      getToken,
    });
    await client.get('/authpessoa/GetUser', { maxAttempts: 1 });
    expect(getToken).toHaveBeenCalledOnce();
  });

  it('keeps its client when the host writes the function anew, and asks the newest', async () => {
    const server = createFakeServer();
    const [first, newest] = [vi.fn(async () => 'velho'), vi.fn(async () => 'novo')];
    const clients: ApiClient[] = [];
    function Client() {
      clients.push(useSessionClient());
      return null;
    }
    const page = (getToken: GetToken) => (
      <AferirProvider
        apiBase="http://localhost/api/v1"
        fetch={server.fetch}
        getToken={(request) => getToken(request)}
      >
        <Client />
      </AferirProvider>
    );
    const { rerender } = render(page(first));
    rerender(page(newest));
    expect(new Set(clients).size).toBe(1);
    await clients[0]?.get('/authpessoa/GetUser', { maxAttempts: 1 });
    expect(first).not.toHaveBeenCalled();
    expect(newest).toHaveBeenCalledOnce();
  });

  it.each([
    ['uses the stored session on its own origin', '/api/v1', true],
    ['keeps off the storage of a foreign page', 'https://aferir.example/api/v1', false],
  ])('%s', (_, apiBase, isRead) => {
    const read = vi.spyOn(Storage.prototype, 'getItem');
    sessionClientIn({ apiBase });
    expect(read.mock.calls.some(([key]) => key === 'user_funcionario')).toBe(isRead);
  });

  it('makes one session client for all who ask', () => {
    const { result } = renderHook(() => [useSessionClient(), useSessionClient()] as const, {
      wrapper: within({}),
    });
    expect(result.current[0]).toBe(result.current[1]);
  });

  it('is needed, and says so', () =>
    whileReactReports(() => {
      expect(() => renderHook(() => useAferir())).toThrow('AferirProvider');
    }));
});

describe('WidgetFrame', () => {
  it('brings a provider where there is none', () => {
    render(<Framed />);
    expect(screen.getByText('/api/v1')).toBeVisible();
  });

  it('uses the one around it', () => {
    render(
      <AferirProvider apiBase="/outra">
        <Framed />
      </AferirProvider>,
    );
    expect(screen.getByText('/outra')).toBeVisible();
  });
});

describe('WidgetErrorBoundary', () => {
  it('says that something broke, tells the host and starts again', () =>
    whileReactReports(async () => {
      const onError = vi.fn();
      const state = { isBroken: true };
      const { user } = renderUi(
        <InWidget events={{ onError }}>
          <WidgetErrorBoundary>
            <Fragile state={state} />
          </WidgetErrorBoundary>
        </InWidget>,
      );
      expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro inesperado');
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'crash', isFatal: false }),
      );
      state.isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      expect(screen.getByText('Inteiro')).toBeVisible();
    }));
});
