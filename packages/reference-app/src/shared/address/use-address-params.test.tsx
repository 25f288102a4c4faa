import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { AppRouterProvider } from '../../services/router-context.tsx';
import { useAddressParams } from './use-address-params.ts';

const set = (name: string, value: string) => (params: URLSearchParams) => {
  const next = new URLSearchParams(params);
  next.set(name, value);
  return next;
};

function Page() {
  const [, change] = useAddressParams();
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          change(set('pessoa', '4'));
          change(set('busca', 'ana'), { replace: true });
        }}
      >
        both
      </button>
      <button
        type="button"
        onClick={() => {
          void navigate('/outra');
          change(set('busca', 'ana'), { replace: true });
        }}
      >
        leave
      </button>
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      {
        // As in the app: what stands before each page makes a navigation take a moment.
        middleware: [(_, next) => next()],
        Component: Outlet,
        HydrateFallback: () => null,
        children: [
          { path: '/', Component: Page },
          { path: '/outra', Component: () => null },
        ],
      },
    ],
    {
      initialEntries: [
        { pathname: '/', search: '?filtro=2', state: { openedFrom: '/lista?busca=ana' } },
      ],
    },
  );
  render(
    <AppRouterProvider router={router}>
      <RouterProvider router={router} />
    </AppRouterProvider>,
  );
  return router;
}

it('keeps a change that is still under way when another comes, and what the page was told', async () => {
  const router = open();
  await userEvent.click(await screen.findByRole('button', { name: 'both' }));
  expect(router.state.location.search).toBe('?filtro=2&pessoa=4&busca=ana');
  expect(router.state.location.state).toEqual({ openedFrom: '/lista?busca=ana' });
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?filtro=2');
});

it('changes nothing any more while the page is being left', async () => {
  const router = open();
  await userEvent.click(await screen.findByRole('button', { name: 'leave' }));
  expect(router.state.location).toMatchObject({ pathname: '/outra', search: '' });
});
