import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tokenValue } from '../tokens/index.ts';
import { ChartFrame } from './chart-frame.tsx';

const meta = {
  title: 'Kit/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Respostas por dia',
    summary: 'A maior parte das pessoas respondeu no primeiro dia.',
    table: {
      columns: ['Dia', 'Respostas'],
      rows: [
        { id: '1', cells: ['10/11/2026', '24'] },
        { id: '2', cells: ['11/11/2026', '9'] },
      ],
    },
    files: { saveTable: fn(), saveImage: fn() },
    children: (
      <svg width="240" height="80" viewBox="0 0 240 80">
        <title>Respostas</title>
        <rect width="240" height="24" fill={tokenValue('color-chart-1')} />
        <rect y="40" width="90" height="24" fill={tokenValue('color-chart-1')} />
      </svg>
    ),
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  args: {
    explanation: 'Cada barra mostra quantas pessoas responderam naquele dia.',
    chartKey: [
      { id: 'all', name: 'Todas', color: tokenValue('color-chart-1') },
      { id: 'some', name: 'Parte', color: tokenValue('color-chart-1'), strength: 0.3 },
    ],
  },
};

/** The chart, taken along as a picture that stands by itself. */
export const AsPicture: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const saveImage = args.files?.saveImage as ReturnType<typeof fn>;
    saveImage.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar' }));
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Imagem (PNG)' }));
    await waitFor(() => expect(saveImage).toHaveBeenCalledOnce());
    const [png] = saveImage.mock.calls[0] as [Blob | undefined];
    await expect(png?.type).toBe('image/png');
    const image = await createImageBitmap(png as Blob);
    await expect(image.width).toBe(2 * (240 + 48));
  },
};

export const TableOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver dados' }));
    await expect(canvas.getByRole('row', { name: '10/11/2026 24' })).toBeVisible();
  },
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const Loading: Story = { args: { isLoading: true } };

export const Empty: Story = { args: { isEmpty: true } };

export const Failed: Story = { args: { isFailed: true, onRetry: fn() } };

export const LongContent: Story = {
  args: {
    title: 'Respostas'.concat(' por dia e departamento da empresa'.repeat(5)),
    summary: 'Desenvolvimento-organizacional-e-aperfeiçoamento-profissional-continuado',
  },
  globals: { viewport: { value: 'phone' } },
};
