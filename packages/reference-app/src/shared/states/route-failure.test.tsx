import { ApiProblem } from '@aferir/api-client';
import { ThemeScope } from '@aferir/ui';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { appMessages } from '../app-messages.ts';
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
