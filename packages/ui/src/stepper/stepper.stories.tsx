import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

const steps = [
  { id: 'description', label: 'Descrição' },
  { id: 'sessions', label: 'Sessões' },
  { id: 'people', label: 'Funcionários' },
];

const faulty = steps.map((step) =>
  step.id === 'description' ? { ...step, problem: '2 campos a corrigir' } : step,
);

function Walked({ current: first, ...props }: StepperProps) {
  const [current, setCurrent] = useState(first);
  return <Stepper {...props} current={current} onGoBack={setCurrent} />;
}

const meta = {
  title: 'Kit/Stepper',
  component: Stepper<string>,
  args: { label: 'Novo treinamento', steps, current: 'sessions' },
} satisfies Meta<typeof Stepper<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = { render: (args) => <Walked {...args} /> };

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Stepper {...args} label="No primeiro" current="description" />
      <Stepper {...args} label="No segundo" />
      <Walked {...args} label="No último, com volta" current="people" />
      <Stepper {...args} label="Com erro" steps={faulty} />
      <Stepper {...args} label="Com erro no atual" steps={faulty} current="description" />
    </div>
  ),
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'phone' } } };

export const LongContent: Story = {
  args: {
    steps: [
      { id: 'file', label: 'Escolha do arquivo com as pessoas que serão importadas' },
      {
        id: 'columns',
        label:
          'Correspondência entre as colunas do arquivo e os campos do cadastro de funcionários',
        problem: '6 colunas obrigatórias ainda não correspondem a nenhum campo do cadastro',
      },
      { id: 'check', label: 'Conferência' },
      { id: 'sent', label: 'Otorrinolaringologistadepartamental' },
    ],
    current: 'columns',
  },
};

export const LongContentNarrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone' } },
};

export const InAShadowRoot: Story = {
  args: { current: 'people' },
  render: (args) => <Walked {...args} />,
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, 'button');
    await userEvent.click(root.querySelector('button') as HTMLElement);
    const current = root.querySelector('[aria-current="step"]');
    await expect(current).toHaveTextContent('Descrição');
  },
};
