import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { drawnPeople, SelectingGrid } from './data-grid-selection-fixtures.tsx';

const boxOf = (name: string) => screen.getByRole('checkbox', { name: `Selecionar ${name}` });
const pageBox = () => screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });

describe.each([
  ['a table', 1200],
  ['cards', 360],
])('the selection in %s', (_, room) => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  });

  it('takes records in and out, says how many, and is accessible', async () => {
    const { user, container } = renderUi(<SelectingGrid />);
    const count = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent === '') as HTMLElement;
    expect(screen.queryByRole('button', { name: 'Limpar seleção' })).toBeNull();

    await user.click(boxOf('Ana Souza'));
    await user.click(boxOf('Bruno Lima'));
    expect(boxOf('Bruno Lima')).toBeChecked();
    expect(count).toHaveTextContent('2 selecionados');
    expect(screen.getByRole('button', { name: 'Enviar para 2' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);

    await user.click(boxOf('Ana Souza'));
    expect(count).toHaveTextContent('1 selecionado');
  });

  it('draws the record that changes and no other', async () => {
    const { user } = renderUi(<SelectingGrid />);
    drawnPeople.length = 0;
    await user.click(boxOf('Bruno Lima'));
    expect(new Set(drawnPeople)).toEqual(new Set(['Bruno Lima']));
  });

  it('takes a whole page by one box, which tells of a part', async () => {
    const { user } = renderUi(<SelectingGrid />);
    await user.click(boxOf('Carla Dias'));
    expect(pageBox()).toBePartiallyChecked();
    await user.click(pageBox());
    expect(pageBox()).toBeChecked();
    expect(screen.getByText('5 selecionados')).toBeVisible();
    await user.click(pageBox());
    expect(pageBox()).not.toBeChecked();
    expect(screen.queryByText(/selecionado/)).toBeNull();
  });

  it('leads from the box of the page past its records to what can be done with them', async () => {
    const { user } = renderUi(<SelectingGrid />);
    pageBox().focus();
    await user.keyboard(' ');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Ir para as ações da seleção' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Limpar seleção' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Ir para as ações da seleção' })).toBeNull();
  });

  it('takes all pages, once a page is taken whole, and says their number', async () => {
    const { user } = renderUi(<SelectingGrid />);
    await user.click(boxOf('Ana Souza'));
    expect(screen.queryByRole('button', { name: /^Selecionar todos os/ })).toBeNull();
    await user.click(pageBox());
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 12' }));
    expect(screen.getByText('12 selecionados')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Selecionar todos os/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Limpar seleção' })).toHaveFocus();
  });

  it('takes the first where there are too many', async () => {
    const { user } = renderUi(<SelectingGrid most={10} />);
    await user.click(pageBox());
    await user.click(screen.getByRole('button', { name: 'Selecionar os primeiros 10' }));
    expect(screen.getByText('10 selecionados')).toBeVisible();
  });

  it('is kept while other pages and searches are looked at', async () => {
    const { user } = renderUi(<SelectingGrid />);
    await user.click(boxOf('Ana Souza'));
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    expect(pageBox()).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Ir para as ações da seleção' })).toBeInTheDocument();
    await user.click(boxOf('Ana Souza 6'));
    expect(screen.getByText('2 selecionados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Página anterior' }));
    expect(boxOf('Ana Souza')).toBeChecked();
    await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(screen.getByText('2 selecionados')).toBeVisible();
  });

  it('is cleared by one button, whose focus goes on to the page', async () => {
    const { user } = renderUi(<SelectingGrid />);
    await user.click(pageBox());
    await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(screen.queryByText(/selecionado/)).toBeNull();
    expect(pageBox()).toHaveFocus();
  });

  it('is cleared by it, whose focus goes back to the box pressed last', async () => {
    const { user } = renderUi(<SelectingGrid />);
    await user.click(boxOf('Bruno Lima'));
    await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(boxOf('Bruno Lima')).toHaveFocus();
  });

  it('is cleared where no record is in sight', async () => {
    const { user } = renderUi(<SelectingGrid />);
    await user.click(boxOf('Ana Souza'));
    await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(screen.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
  });

  it('works by the keyboard', async () => {
    const { user } = renderUi(<SelectingGrid />);
    pageBox().focus();
    await user.keyboard(' ');
    expect(pageBox()).toBeChecked();
    await user.tab();
    // Past the way to what can be done with them.
    await user.tab();
    expect(boxOf('Ana Souza')).toHaveFocus();
    await user.keyboard(' ');
    expect(boxOf('Ana Souza')).not.toBeChecked();
    expect(pageBox()).toBePartiallyChecked();
  });
});

it('brings the box that the keyboard is at into sight over the bar that comes up', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { user } = renderUi(<SelectingGrid />);
  pageBox().focus();
  await user.tab();
  await user.keyboard(' ');
  expect(scroll.mock.contexts).toEqual([boxOf('Ana Souza')]);
  expect(screen.getByRole('region').style.getPropertyValue('--_bar-size')).toBe('140px');
});

it('selects inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  render(createPortal(<SelectingGrid />, shadow as never));
  const root = within(shadow.firstElementChild as HTMLElement);
  const user = userEvent.setup();
  await user.click(root.getByRole('checkbox', { name: 'Selecionar Ana Souza' }));
  await user.click(root.getByRole('button', { name: 'Limpar seleção' }));
  expect(shadow.activeElement).toBe(root.getByRole('checkbox', { name: 'Selecionar Ana Souza' }));
  host.remove();
});
