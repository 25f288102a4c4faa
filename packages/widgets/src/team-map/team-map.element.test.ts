import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/team-map.ts';
import type { TeamMapElement } from '../generated/element-types.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';
import { createTeamServer, teamPaths } from './team-map.server.ts';

drawInPage();

let server = createTeamServer();

beforeEach(() => {
  server = createTeamServer();
  vi.stubGlobal('fetch', server.fetch);
});

function addElement(properties: Partial<TeamMapElement> = {}): TeamMapElement {
  return addToPage('aferir-team-map', {
    apiBase: 'http://localhost/api/v1',
    getToken: () => 'token',
    ...properties,
  });
}

it('shows the team of whom the host signs in, and tells the page', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-ready', heard, { once: true });
  const element = addElement();
  await waitFor(() =>
    inside(element).getByRole('heading', { level: 2, name: 'Equipe: Ana Souza' }),
  );
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ widget: 'team-map' });
});

it('shows another team once its attribute changes, and picks nobody of the one before', async () => {
  const element = addElement();
  await waitFor(() =>
    inside(element)
      .getByRole('button', { name: /^Bruno Lima/ })
      .click(),
  );
  await waitFor(() =>
    expect(inside(element).getByRole('button', { name: /^Bruno Lima/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  element.setAttribute('department-id', '3');
  await waitFor(() =>
    expect(server.requestsTo('get', teamPaths.map).at(-1)?.query).toEqual({ idOrganogramaNo: '3' }),
  );
  await waitFor(() =>
    expect(inside(element).getByRole('button', { name: /^Bruno Lima/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    ),
  );
});

it('takes texts of the page', async () => {
  const element = addElement({ messages: { map: 'Nosso mapa' } });
  await waitFor(() => inside(element).getByRole('heading', { name: 'Nosso mapa' }));
});
