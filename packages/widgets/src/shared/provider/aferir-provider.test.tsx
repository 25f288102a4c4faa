import {
  type ApiClient,
  createLinkClients,
  createStaffClient,
  type GetToken,
} from '@aferir/api-client';
import { createFakeServer, problemReply, rawReply } from '@aferir/api-client/testing';
import type { Language } from '@aferir/domain';
import { DateField } from '@aferir/ui';
import { renderUi } from '@aferir/ui/testing';
import { render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useWidget } from '../host/use-widget.tsx';
import { textsIn } from '../language/texts-in.tsx';
import { useContentLang } from '../language/use-language.ts';
import { useSaid } from '../language/use-said.tsx';
import { InWidget } from '../testing/in-widget.tsx';
import {
  AferirProvider,
  type AferirProviderProps,
  useAferir,
  useLinkClient,
} from './aferir-provider.tsx';
import { frameMessages, frameMessagesIn } from './frame-messages.ts';
import { sessionClientOf } from './session-client.ts';
import { WidgetErrorBoundary } from './widget-error-boundary.tsx';
import { WidgetFrame } from './widget-frame.tsx';

const texts = textsIn(
  { language: 'pt-BR', greeting: 'Olá', farewell: 'Tchau' },
  {
    en: async () => ({ language: 'en', greeting: 'Hello', farewell: 'Bye' }),
    es: async () => Promise.reject(new Error('lost')),
  },
  undefined,
  { waitsMs: [] },
);

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

  it('gives clients that ask servers for its language, of links and of sessions', async () => {
    const server = createFakeServer().on('get', '/authpessoa/GetUser', problemReply(404));
    const { result } = renderHook(() => useAferir(), {
      wrapper: within({
        apiBase: 'http://localhost/api/v1',
        fetch: server.fetch,
        getToken: async () => 'do-intranet',
        lang: 'es',
      }),
    });
    const clients = [result.current.linkClient('Abc'), sessionClientOf(result.current)];
    for (const client of clients) await client.get('/authpessoa/GetUser', { maxAttempts: 1 });
    expect(server.requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual([
      'es',
      'es',
    ]);
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

const crash = { kind: 'crash', message: frameMessages.crash, isRetryable: false } as const;

function Spoken({ onFailed }: { onFailed?: (message: string) => void }) {
  const { messages, host } = useWidget<{ greeting: string; farewell: string }>();
  const content = useContentLang();
  const say = useSaid();
  useEffect(() => {
    if (onFailed) host.failed(crash, crash);
  }, [host, onFailed]);
  return (
    <>
      <p>{`${messages.greeting}, ${messages.farewell}`}</p>
      <p {...content}>Pergunta</p>
      <p>
        {[messages.greeting, 'Link vencido.', frameMessages.crash]
          .map((one) => say(one).lang ?? 'ours')
          .join()}
      </p>
      <DateField label="x" value="" onValueChange={() => {}} />
    </>
  );
}

function speaking(lang: Language, given: Partial<AferirProviderProps> = {}, onError = vi.fn()) {
  return renderUi(
    <AferirProvider lang={lang} {...given}>
      <WidgetFrame
        name="probe"
        connect={({ linkClient }) => linkClient('a')}
        texts={texts}
        messages={{ farewell: 'Até' }}
        events={{ onError }}
      >
        <Spoken onFailed={onError} />
      </WidgetFrame>
    </AferirProvider>,
  );
}

describe('the language of a widget', () => {
  it('is Portuguese at once, with what the host replaces', () => {
    speaking('pt-BR');
    expect(screen.getByText('Olá, Até')).toBeVisible();
    expect(screen.getByText('Pergunta')).not.toHaveAttribute('lang');
    expect(screen.getByText('ours,ours,ours')).toBeVisible();
  });

  it('is another one as soon as its texts are there, and no word of two before', async () => {
    const onError = vi.fn();
    const { container } = speaking('en', {}, onError);
    expect(container).toHaveTextContent('');
    expect(await screen.findByText('Hello, Até')).toBeVisible();
    expect(container.querySelector('.aferir-theme')).toHaveAttribute('lang', 'en');
    expect(document.querySelector('.aferir-portals')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Pergunta')).toHaveAttribute('lang', 'pt-BR');
    expect(screen.getByText('ours,pt-BR,ours')).toBeVisible();
    expect(screen.getByText('dd/mm/yyyy')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: frameMessagesIn.en.crash }),
    );
  });

  it('marks no sentence that a server has said in it', async () => {
    const refusal = Response.json(
      { success: false, errors: ['Link vencido.'] },
      { status: 403, headers: { 'Content-Language': 'es' } },
    );
    const server = createFakeServer().on('get', '/authpessoa/GetUser', rawReply(refusal));
    const linkClient = createLinkClients({
      baseUrl: 'http://localhost/api/v1',
      fetch: server.fetch,
    });
    await linkClient('a').get('/authpessoa/GetUser', { maxAttempts: 1 });
    speaking('en');
    expect(await screen.findByText('ours,es,ours')).toBeVisible();
  });

  it('leaves to the host what it replaces of the kit', async () => {
    speaking('en', { messages: { dateHint: 'día' } });
    expect(await screen.findByText('día')).toBeVisible();
  });

  it('says in itself that its texts do not come', () =>
    whileReactReports(async () => {
      speaking('es');
      expect(await screen.findByText(frameMessagesIn.es.lostChunk)).toBeVisible();
    }));
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
