import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { requests } from './data-grid-fixtures.tsx';
import { SelectingGrid } from './data-grid-selection-fixtures.tsx';

const meta = {
  title: 'Kit/DataGrid selection',
  component: SelectingGrid,
} satisfies Meta<typeof SelectingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};

export const SomeSelected: Story = { args: { initial: requests.slice(1, 3) } };

export const PageSelected: Story = { args: { initial: requests.slice(0, 7) } };

export const PageOfTooManySelected: Story = {
  args: { initial: requests.slice(0, 5), most: 10 },
};

export const LedPastInLargeLetters: Story = {
  ...SomeSelected,
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('checkbox', { name: 'Selecionar todos desta página' })).focus();
    await userEvent.tab();
    const skip = canvas.getByRole('button', { name: 'Ir para as ações da seleção' });
    await expect(skip).toHaveFocus();
    const { width, right } = skip.getBoundingClientRect();
    await expect(width).toBeGreaterThan(24);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, 'table, ul');
    const [page, first] = root.querySelectorAll<HTMLInputElement>('[type="checkbox"]');
    await userEvent.click(first as HTMLInputElement);
    await expect(root.querySelector('[data-selecting]')).toBeTruthy();
    await expect(page?.indeterminate).toBe(true);
    await expect(getComputedStyle(first as HTMLInputElement).backgroundColor).not.toBe(
      getComputedStyle(root.querySelectorAll('[type="checkbox"]')[2] as Element).backgroundColor,
    );
  },
};
