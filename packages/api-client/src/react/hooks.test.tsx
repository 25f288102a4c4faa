// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createPublicClient } from '../client.ts';
import { createStaffClient, type SessionClient } from '../sessions/session-client.ts';
import { createMemorySessionStore } from '../sessions/session-store.ts';
import { createFakeServer, staffSession } from '../testing/index.ts';
import { AferirClientProvider, useAferirClient } from './client-context.tsx';
import { useSession } from './use-session.ts';

function RealmName() {
  return <p>{useAferirClient().realm}</p>;
}

function UserName({ client }: { client: SessionClient<'staff'> }) {
  return <p>{useSession(client)?.token.nmUsuario ?? 'ninguém'}</p>;
}

it('hands over the client of the nearest provider', () => {
  render(
    <AferirClientProvider client={createStaffClient({ store: createMemorySessionStore() })}>
      <AferirClientProvider client={createPublicClient()}>
        <RealmName />
      </AferirClientProvider>
    </AferirClientProvider>,
  );
  expect(screen.getByText('public')).toBeDefined();
});

it('says what is missing without a provider', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<RealmName />)).toThrow('AferirClientProvider');
  error.mockRestore();
});

it('follows the session', async () => {
  const client = createStaffClient({
    baseUrl: 'http://aferir.test/api/v1',
    fetch: createFakeServer()
      .on('post', '/auth/signin', staffSession)
      .on('post', '/auth/signout', null).fetch,
    store: createMemorySessionStore(),
  });
  render(<UserName client={client} />);
  expect(screen.getByText('ninguém')).toBeDefined();
  await act(() => client.session.signIn({ login: 'rh', password: 'aferir-123' }));
  expect(screen.getByText('Renata Alves')).toBeDefined();
  await act(() => client.session.signOut());
  expect(screen.getByText('ninguém')).toBeDefined();
});
