import { axeViolations } from '@aferir/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../shared/testing/render-part.tsx';
import { comparedState, shownState } from './team-map.fixtures.ts';
import { teamMapMessages } from './team-map.messages.ts';
import { TeamMapView } from './team-map.view.tsx';

async function show(state = shownState) {
  const actions = { toggle: vi.fn(), choose: vi.fn(), retry: vi.fn() };
  const page = renderPart(<TeamMapView state={state} actions={actions} isOwn />, {
    messages: teamMapMessages,
  });
  await screen.findByRole('heading', { name: 'Equipe: Ana Souza' });
  return { ...page, actions };
}

it('lists people by name wherever they are listed, and offers no other order', async () => {
  const { user, container } = await show();
  await user.click(screen.getByRole('button', { name: 'Ver dados' }));
  const table = within(screen.getByRole('table', { name: 'Mapa da equipe' }));
  const names = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);
  expect(names).toEqual(names.toSorted((a, b) => String(a).localeCompare(String(b), 'pt-BR')));
  expect(names).toHaveLength(7);
  expect(table.queryByRole('button')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

it('tells no share and no place in figures', async () => {
  const { container } = await show();
  expect(container.textContent).not.toMatch(/%/);
  expect(screen.queryByText('55')).toBeNull();
});

it('marks who is picked, on the map and in the fields', async () => {
  await show(comparedState(0, 1));
  expect(screen.getByRole('button', { name: /^Ana Souza/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('button', { name: /^Carla Dias/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(screen.getByLabelText(/Primeira pessoa/)).toHaveValue('7');
});

it('shows two side by side, with what to agree on and how far apart they are', async () => {
  await show(comparedState(0, 1));
  expect(screen.getByText(/Uma pessoa fala para pensar/)).toBeVisible();
  expect(screen.getByText('Ritmo: diferença grande')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/lado a lado: Ana Souza, Bruno Lima$/);
});

it('offers for a comparison only whoever is on the map', async () => {
  await show();
  const field = within(screen.getByLabelText(/Segunda pessoa/));
  expect(field.queryByRole('option', { name: 'Gabriela Melo' })).toBeNull();
  expect(field.getByRole('option', { name: 'Fábio Nunes' })).toBeInTheDocument();
});

it('takes a choice back', async () => {
  const { user, actions } = await show(comparedState(0, 1));
  await user.selectOptions(screen.getByLabelText(/Primeira pessoa/), '');
  expect(actions.choose).toHaveBeenCalledExactlyOnceWith('first', null);
});
