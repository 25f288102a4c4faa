import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { SortableArea, SortHandle, SortSlot } from './index.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

const rowStyle = { display: 'flex', alignItems: 'center', gap: 8, blockSize: 48 } as const;
const END = 'fim';

function Sorted({ lists: first }: { lists: Lists }) {
  const [lists, setLists] = useState(first);

  function drop(item: string, slot: string) {
    const [target = '', before = ''] = slot.split('/');
    if (before === item) return;
    const without = Object.entries(lists).map(
      ([name, items]) => [name, items.filter((one) => one !== item)] as const,
    );
    setLists(
      Object.fromEntries(
        without.map(([name, items]) => {
          if (name !== target) return [name, items];
          const at = before === END ? items.length : items.indexOf(before);
          return [name, items.toSpliced(at, 0, item)];
        }),
      ),
    );
  }

  return (
    <SortableArea onDrop={drop}>
      {Object.entries(lists).map(([name, items]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol aria-label={name} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {items.map((item) => (
              <li key={item}>
                <SortSlot
                  slotId={`${name}/${item}`}
                  kind="video"
                  label={`antes de ${item}, em ${name}`}
                />
                <div style={rowStyle}>
                  <SortHandle itemId={item} kind="video" label={item} />
                  {item}
                </div>
              </li>
            ))}
          </ol>
          <SortSlot slotId={`${name}/${END}`} kind="video" label={`fim de ${name}`} />
        </section>
      ))}
    </SortableArea>
  );
}

const lists: Lists = {
  'Primeiro dia': ['A empresa', 'As pessoas', 'O prédio'],
  'Primeiro mês': ['Metas'],
};

const meta = {
  title: 'Kit/Sortable',
  component: SortableArea,
  args: { onDrop: () => undefined, children: null },
  render: () => <Sorted lists={lists} />,
} satisfies Meta<typeof SortableArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const itemsOf = (canvas: ReturnType<typeof within>, list: string) =>
  within(canvas.getByRole('list', { name: list }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Base: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Kinds: Story = {
  render: () => (
    <SortableArea onDrop={() => undefined}>
      <SortSlot slotId="a" kind="session" label="antes de Primeiro dia" />
      <div style={rowStyle}>
        <SortHandle itemId="session" kind="session" label="Primeiro dia" />
        Sessão
      </div>
      <SortSlot slotId="b" kind="video" label="antes de A empresa" />
      <div style={rowStyle}>
        <SortHandle itemId="video" kind="video" label="A empresa" />
        Vídeo
      </div>
    </SortableArea>
  ),
};

export const ByKeyboard: Story = {
  tags: ['!looks'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Arrastar A empresa' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('A empresa: antes de A empresa, em Primeiro dia.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('A empresa: antes de As pessoas, em Primeiro dia.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('A empresa: antes de O prédio, em Primeiro dia.');
    await userEvent.keyboard(' ');
    await canvas.findByText('A empresa: movido para antes de O prédio, em Primeiro dia.');
    await expect(itemsOf(canvas, 'Primeiro dia')).toEqual(['As pessoas', 'A empresa', 'O prédio']);
  },
};

export const LeftByEscape: Story = {
  tags: ['!looks'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Arrastar Metas' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText(/^Metas: antes de Metas/);
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByText('Metas: fim de Primeiro dia.');
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('Metas: continua onde estava.');
    await expect(itemsOf(canvas, 'Primeiro mês')).toEqual(['Metas']);
  },
};

export const IntoAnotherList: Story = {
  tags: ['!looks'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole('button', { name: 'Arrastar O prédio' });
    const { x, y } = centerOf(handle);
    const goal = centerOf(canvas.getByRole('button', { name: 'Arrastar Metas' }));
    const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: x };
    await fireEvent.pointerDown(handle, { ...pointer, clientY: y });
    await fireEvent.pointerMove(document, { ...pointer, clientY: y + 10 });
    await canvas.findByText(/^O prédio: /);
    await fireEvent.pointerMove(document, { ...pointer, clientY: goal.y + 40 });
    await waitFor(() => expect(canvas.getByText('O prédio: fim de Primeiro mês.')).toBeTruthy());
    await fireEvent.pointerUp(document, { ...pointer, clientY: goal.y + 40 });
    await waitFor(() => expect(itemsOf(canvas, 'Primeiro mês')).toEqual(['Metas', 'O prédio']));
  },
};

function centerOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
