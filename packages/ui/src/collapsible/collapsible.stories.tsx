import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '../progress-bar/index.ts';
import { Collapsible } from './collapsible.tsx';

const meta = {
  title: 'Kit/Collapsible',
  component: Collapsible,
  args: {
    title: 'Competências avaliadas',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <ProgressBar kind="meter" label="Comunicação" value={8} max={10} valueText="8" />
        <ProgressBar kind="meter" label="Empatia" value={6.5} max={10} valueText="6,5" />
      </div>
    ),
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  args: { hint: '2 competências', isOpenAtFirst: true, headingLevel: 3 },
};

export const Dark: Story = { args: { isOpenAtFirst: true }, globals: { scheme: 'dark' } };

export const LongContent: Story = {
  args: {
    title:
      'Competências de orientação para resultados em ambientes de mudança constante e alta ambiguidade',
    hint: '14 competências',
    isOpenAtFirst: true,
  },
  globals: { viewport: { value: 'phone' } },
};
