import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DataGrid } from './data-grid.tsx';
import { type Member, memberColumns, members } from './data-grid-room-fixtures.tsx';
import type { DataGridProps } from './data-grid-types.ts';
import { defaultGridQuery } from './grid-query.ts';

function TeamGrid(args: DataGridProps<Member>) {
  return <DataGrid {...args} />;
}

const meta = {
  title: 'Kit/DataGrid room',
  component: TeamGrid,
  // Each has a width of its own, which no phone has room for.
  tags: ['!looks'],
  args: {
    title: 'Minha equipe',
    columns: memberColumns,
    data: { status: 'ready', rows: members, total: members.length },
    query: defaultGridQuery,
    onQueryChange: () => undefined,
    rowId: (row) => String(row.id),
    rowName: (row) => row.name,
    hasSearch: false,
  },
} satisfies Meta<typeof TeamGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A grid in a place of its own width. */
function at(width: number, overrides: Partial<Story['args']> = {}): Story {
  return {
    args: overrides,
    decorators: [
      (Story) => (
        <div style={{ inlineSize: width }}>
          <Story />
        </div>
      ),
    ],
  };
}

function gridIn(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('region', { name: 'Minha equipe' });
}

/** The words of an element that go over more than one line. */
function brokenWordsIn(element: HTMLElement): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/\S+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

export const Phone: Story = {
  ...at(328),
  play: async ({ canvasElement }) => {
    const grid = gridIn(canvasElement);
    await expect(grid).toHaveAttribute('data-layout', 'cards');
    await expect(brokenWordsIn(grid)).toEqual([]);
    const [first, , withoutAction] = within(grid).getAllByRole('listitem');
    await expect(within(first as HTMLElement).getByText('Ações')).toBeVisible();
    await expect(within(withoutAction as HTMLElement).getByText('Ações')).not.toBeVisible();
  },
};

export const Tablet: Story = {
  ...at(736),
  play: async ({ canvasElement }) => {
    const grid = gridIn(canvasElement);
    await expect(grid).toHaveAttribute('data-layout', 'cards');
    await expect(brokenWordsIn(grid)).toEqual([]);
    const [first, second] = within(grid).getAllByRole('listitem');
    await expect(first?.offsetTop).toBe(second?.offsetTop);
  },
};

export const Desk: Story = {
  ...at(1200),
  play: async ({ canvasElement }) => {
    const grid = gridIn(canvasElement);
    await expect(grid).toHaveAttribute('data-layout', 'table');
    await expect(brokenWordsIn(grid)).toEqual([]);
    const heights = members.map(({ status }) => within(grid).getByText(status).offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const DeskWithoutRoom: Story = {
  ...at(960, {
    data: {
      status: 'ready',
      total: 1,
      rows: members.slice(0, 1).map((row) => ({
        ...row,
        position: 'Desenvolvedorasenioroperacionaladministrativaregionalinternacional',
      })),
    },
  }),
  play: async ({ canvasElement }) => {
    const grid = gridIn(canvasElement);
    await expect(grid).toHaveAttribute('data-layout', 'table');
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};
