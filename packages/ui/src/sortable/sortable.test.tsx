import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { SortableArea, SortHandle, SortSlot } from './index.ts';

const area = (messages = {}) => (
  <SortableArea onDrop={() => undefined} messages={messages}>
    <SortSlot
      slotId="a"
      kind="video"
      label="antes de A empresa"
      data-testid="slot"
      className="host"
    />
    <SortHandle itemId="1" kind="video" label="A empresa" data-testid="handle" className="host" />
  </SortableArea>
);

it('names each handle and says how it is used', async () => {
  const { container } = renderUi(area());
  const handle = screen.getByRole('button', { name: 'Arrastar A empresa' });
  expect(handle).toHaveAccessibleDescription(/pressione espaço/);
  expect(await axeViolations(container)).toEqual([]);
});

it('tells in words of its own what is under way', async () => {
  const { user } = renderUi(area({ over: (item: string, slot: string) => `${item} vai ${slot}` }));
  await user.tab();
  await user.keyboard(' ');
  expect(await screen.findByText('A empresa vai antes de A empresa')).toBeInTheDocument();
  expect(screen.getByTestId('handle')).toHaveAttribute('data-dragging');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('A empresa: continua onde estava.')).toBeInTheDocument();
});

it('gives the rest to handle and slot', () => {
  renderUi(area());
  expect(screen.getByTestId('handle')).toHaveClass('aferir-sort-handle', 'host');
  expect(screen.getByTestId('slot')).toHaveClass('aferir-sort-slot', 'host');
});
