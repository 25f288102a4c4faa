import {
  companyPublicInfo,
  createFakeServer,
  employeeSession,
  employeeUser,
  type FakeServer,
  staffSession,
  staffUser,
} from '@aferir/api-client/testing';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { App } from '../../app.tsx';
import { loadSpeech } from '../../languages/load-speech.ts';
import { openDocument } from '../../load-pages.tsx';
import { Pages } from '../../pages.tsx';
import { RoutedPages } from '../../routed-pages.tsx';
import { createRoutes } from '../../routes.tsx';
import { type AppServices, createAppServices } from '../../services/app-services.ts';
import { followSessionEnds } from '../../services/follow-session-ends.ts';

// jsdom has no scrolling; the router restores it on every navigation.
window.scrollTo = () => undefined;

/** Who is signed in when the app opens. */
export interface RenderAppOptions {
  as?: 'staff' | 'employee';
  server?: FakeServer;
}

/** Lets people sign in and learn who they are on a server; tests add what else they need. */
export function createAccessServer(server: FakeServer = createFakeServer()): FakeServer {
  return server
    .on('post', '/auth/signin', staffSession)
    .on('get', '/auth/GetUser', staffUser)
    .on('post', '/auth/signout', null)
    .on('get', '/Notificacao/Get', {
      rows: [],
      qtdRecords: 0,
      qtdNaoLidas: 0,
      idUltima: 0,
      cdIdioma: 'pt-BR',
    })
    .on('post', '/authpessoa/signin', employeeSession)
    .on('get', '/authpessoa/GetUser', employeeUser)
    .on('post', '/authpessoa/signout', null)
    .on('get', '/Cliente/PublicInfo/{idCliente}', companyPublicInfo);
}

/** Opens the whole app at an address, on a fake server. */
export async function renderApp(address: string, options: RenderAppOptions = {}) {
  const { as, server = createAccessServer() } = options;
  const services = servicesOn(server);
  await signIn(services, as);
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [address] });
  followSessionEnds(services, router);
  const user = userEvent.setup();
  const view = render(
    <StrictMode>
      <App services={services}>
        <RoutedPages router={router} />
      </App>
    </StrictMode>,
  );
  return {
    ...view,
    user,
    server,
    services,
    address: () => addressOf(router.state.location),
    navigate: (to: string, state?: object) => act(() => router.navigate(to, { state })),
  };
}

/** Opens the document at an address, as the browser does: some pages without the whole app. */
export async function renderDocument(address: string, options: RenderAppOptions = {}) {
  const { as, server = createAccessServer() } = options;
  window.history.replaceState(null, '', address);
  const services = servicesOn(server);
  await signIn(services, as);
  const first = await openDocument(services);
  const user = userEvent.setup();
  const view = render(
    <StrictMode>
      <App services={services}>
        <Pages first={first} />
      </App>
    </StrictMode>,
  );
  return { ...view, user, server, services, address: () => addressOf(window.location) };
}

async function signIn({ staff, employee }: AppServices, as: RenderAppOptions['as']) {
  const credentials = { login: 'alguem@empresa.example', password: 'aferir-123' };
  if (as === 'staff') await staff.session.signIn(credentials);
  if (as === 'employee') await employee.session.signIn({ ...credentials, idcliente: 1 });
}

function servicesOn(server: FakeServer) {
  return createAppServices({
    apiBase: 'http://localhost/api/v1',
    fetch: server.fetch,
    maxAttempts: 1,
    loadSpeech,
  });
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}${search}`;
}
