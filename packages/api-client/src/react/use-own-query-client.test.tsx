// @vitest-environment jsdom
import {
  type QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { patience } from '../../../../scripts/lib/patience.ts';
import { createFakeServer, discQuestionnaire } from '../testing/index.ts';
import { linkClientTo } from '../testing/link-client-to.ts';
import { getQuestionnaireByLinkQuery } from './generated/index.ts';
import { useOwnQueryClient } from './use-own-query-client.ts';

configure({ asyncUtilTimeout: patience.wait });

const link = linkClientTo(createFakeServer().on('get', '/Resposta/get/{hash}', discQuestionnaire));

interface ReaderProps {
  onClient: (client: QueryClient) => void;
  write?: () => Promise<unknown>;
}

function Reader({ onClient, write = async () => 'ok' }: ReaderProps) {
  const client = useQueryClient();
  const read = useQuery(getQuestionnaireByLinkQuery(link, { path: { hash: 'aBc' } }));
  const { mutate } = useMutation({ mutationFn: write });
  useEffect(() => onClient(client), [client, onClient]);
  useEffect(() => mutate(), [mutate]);
  return <p>{read.data?.nmPessoa}</p>;
}

function OwnCache({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={useOwnQueryClient()}>{children}</QueryClientProvider>;
}

async function show(props: Partial<ReaderProps> = {}) {
  let client: QueryClient | undefined;
  const { unmount } = render(
    <StrictMode>
      <OwnCache>
        <Reader
          onClient={(own) => {
            client = own;
          }}
          {...props}
        />
      </OwnCache>
    </StrictMode>,
  );
  await screen.findByText(discQuestionnaire.nmPessoa);
  const held = () => [
    client?.getQueryCache().getAll().length,
    client?.getMutationCache().getAll().length,
  ];
  return { unmount, held };
}

/** Lets what was put off happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('keeps what is read while it stands, also in strict mode', async () => {
  const { held } = await show();
  await settle();
  expect(held()[0]).toBe(1);
});

it('lets go of all of it once it is gone', async () => {
  const { held, unmount } = await show();
  unmount();
  await settle();
  expect(held()[0]).toBe(0);
  await waitFor(() => expect(held()[1]).toBe(0));
});

it('lets a write that is on its way arrive', async () => {
  const arrived = vi.fn();
  let finish = () => {};
  const write = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }).then(arrived);
  const { unmount } = await show({ write });
  unmount();
  await settle();
  finish();
  await waitFor(() => expect(arrived).toHaveBeenCalled());
});
