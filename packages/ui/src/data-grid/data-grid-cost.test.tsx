import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countChanges } from '../testing/index.ts';
import { DataGrid } from './data-grid.tsx';
import { actionsCalling, type Request, requests } from './data-grid-fixtures.tsx';
import type { GridRowAction } from './grid-actions.ts';
import { gridColumnsOf } from './grid-columns.ts';
import { defaultGridQuery } from './grid-query.ts';

const drawn = vi.fn();
const column = gridColumnsOf<Request>();
const columns = column.columns([
  column.accessor('person', {
    header: 'Funcionário',
    cell: ({ getValue }) => {
      drawn(getValue());
      return getValue();
    },
  }),
]);
const rowActions = actionsCalling(vi.fn());
const people = requests.slice(0, 5);

/** A page around a grid, as the app's: whatever is done to the grid renders it with the next query. */
function Page({
  rows = people,
  isRefreshing = false,
  actions = rowActions as readonly GridRowAction<Request>[],
}) {
  const [query, setQuery] = useState(defaultGridQuery);
  return (
    <DataGrid
      title="Solicitações"
      columns={columns}
      rowActions={actions}
      data={{ status: 'ready', rows, total: rows.length, isRefreshing }}
      query={query}
      onQueryChange={setQuery}
      rowId={({ id }) => String(id)}
      rowName={({ person }) => person}
    />
  );
}

it('asks nothing of a cell of text, of which a page has hundreds', () => {
  render(<Page actions={[]} />);
  const names = screen.getAllByRole('cell', { name: people[0]?.person as string });
  expect(names[0]?.getAttributeNames()).toEqual([]);
});

describe.each([
  ['a table', 1200],
  ['cards', 360],
])('what %s costs', (_, room) => {
  const user = userEvent.setup();

  beforeEach(() => {
    drawn.mockClear();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  });

  it('draws no record at a key of a search, nor when it begins', async () => {
    render(<Page />);
    drawn.mockClear();
    await user.type(screen.getByRole('searchbox'), 'A');
    const changes = await countChanges(() => user.keyboard('n'));
    expect(changes).toBeLessThanOrEqual(7);

    await user.keyboard('{Enter}');
    expect(drawn).not.toHaveBeenCalled();
  });

  it('draws the records that are new and no other', () => {
    const { rerender } = render(<Page />);
    drawn.mockClear();
    rerender(<Page isRefreshing />);
    expect(drawn).not.toHaveBeenCalled();

    const [first, ...others] = people;
    rerender(<Page rows={[{ ...(first as Request), person: 'Ana Prado' }, ...others]} />);
    expect(drawn.mock.calls).toEqual([['Ana Prado']]);
  });

  it('draws what may be in sight of a long page before all of it', () => {
    const long = Array.from({ length: 100 }, (_, index) => ({
      ...(people[0] as Request),
      id: index + 1,
    }));
    const sizes: number[] = [];
    render(
      <Profiler
        id="page"
        onRender={() =>
          sizes.push(document.querySelectorAll('tbody tr, ul[aria-labelledby] > li').length)
        }
      >
        <Page rows={long} />
      </Profiler>,
    );
    const drawnSizes = sizes.filter((size, index) => size !== sizes[index - 1]);
    expect(drawnSizes).toEqual([40, 100]);
  });

  it('makes no menu before its button is used', async () => {
    const disabledReason = vi.fn((_row: Request) => undefined);
    const [menuAction] = rowActions.filter(({ id }) => id === 'report');
    render(<Page actions={[{ ...(menuAction as GridRowAction<Request>), disabledReason }]} />);
    expect(disabledReason).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Ações de Bruno Lima' }));
    expect(new Set(disabledReason.mock.calls.flat())).toEqual(new Set([people[1]]));
  });

  it('draws the menu of a record alone', async () => {
    render(<Page />);
    drawn.mockClear();
    const [dots] = screen.getAllByRole('button', { name: 'Ações de Ana Souza' });
    const changes = await countChanges(() => user.click(dots as HTMLElement));
    expect(screen.getByRole('menu')).toBeVisible();
    expect(drawn).not.toHaveBeenCalled();
    expect(changes).toBeLessThanOrEqual(16);
  });
});
