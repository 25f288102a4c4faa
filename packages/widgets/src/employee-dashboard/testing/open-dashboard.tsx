import { type ApiClient, createEmployeeClient, createMemorySessionStore } from '@aferir/api-client';
import { employeeSession, type FakeServer } from '@aferir/api-client/testing';
import { renderUi } from '@aferir/ui/testing';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { AferirProvider } from '../../shared/provider/aferir-provider.tsx';
import { createPortalServer } from '../employee-dashboard.fixtures.ts';
import { EmployeeDashboard, type EmployeeDashboardProps } from '../employee-dashboard.tsx';
import { createFinishSignal } from '../finish-signal.ts';

/** Where the fake API is. */
export const baseUrl = 'http://localhost/api/v1';

const signedIn = { ...employeeSession, receivedAt: Date.now(), lifetimeMs: null };

/** The client of a page that is signed in, or of one where nobody is. */
export function sessionOf(server: FakeServer, session: typeof signedIn | null = signedIn) {
  const store = createMemorySessionStore<'employee'>(session);
  return createEmployeeClient({ baseUrl, fetch: server.fetch, store, maxAttempts: 1 });
}

/** Opens a dashboard that hears everything. */
export function openDashboard(
  server: FakeServer = createPortalServer(),
  props: EmployeeDashboardProps = {},
  session: ApiClient = sessionOf(server),
) {
  const heard = { onReady: vi.fn(), onComplete: vi.fn(), onError: vi.fn() };
  const view = renderUi(
    <AferirProvider apiBase={baseUrl} fetch={server.fetch} session={session}>
      <EmployeeDashboard finishSignal={createFinishSignal()} {...heard} {...props} />
    </AferirProvider>,
  );
  return { ...view, server, heard };
}

/** The card of the own assessment. */
export const findCard = () => screen.findByRole('region', { name: 'Autoavaliação de Desempenho' });

/** The people who report to the employee. */
export const findTeam = async () =>
  within(await screen.findByRole('region', { name: 'Minha equipe' }));

/** A button, as soon as it is there. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
