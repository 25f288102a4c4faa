import { ApiProblem } from '@aferir/api-client';
import { ThemeScope } from '@aferir/ui';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { appMessages } from '../app-messages.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RouteFailure } from './route-failure.tsx';

const Empty = () => null;

it.each([
  [new Response('', { status: 404 }), appMessages.notFoundTitle],
  [new ApiProblem({ kind: 'not-found', status: 404 }), appMessages.notFoundTitle],
  [new ApiProblem({ kind: 'forbidden', status: 403 }), appMessages.forbiddenTitle],
  [new ApiProblem({ kind: 'network' }), 'Não foi possível se conectar ao servidor!'],
  [new TypeError('x is not a function'), appMessages.unexpected],
])('says what %s means', async (error, title) => {
  const loader = () => {
    throw error;
  };
  const routes = [
    { path: '/', loader, Component: Empty, HydrateFallback: Empty, ErrorBoundary: RouteFailure },
  ];
  render(
    <ThemeScope>
      <RouterProvider router={createMemoryRouter(routes)} />
    </ThemeScope>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('keeps a crash inside a page that has no route', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new TypeError('x is not a function');
  };
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: appMessages.unexpected })).toBeVisible();
  expect(screen.getByRole('button', { name: appMessages.retry })).toBeVisible();
  report.mockRestore();
});
