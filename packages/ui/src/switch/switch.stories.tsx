import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

function Turned({ checked: first, ...props }: SwitchProps) {
  const [isOn, setIsOn] = useState(first);
  return <Switch {...props} checked={isOn} onCheckedChange={setIsOn} />;
}

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: {
    label: 'Enviar o documento por e-mail',
    checked: true,
    onCheckedChange: () => undefined,
  },
  render: (args) => <Turned {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = { args: { hint: 'Cada pessoa recebe o relatório ao terminar.' } };

export const Variants: Story = {
  render: (args) => (
    <>
      <Turned {...args} label="Ligado" />
      <Turned {...args} label="Desligado" checked={false} />
      <Turned {...args} label="Ligado, só para leitura" readOnly />
      <Turned {...args} label="Ligado e desabilitado" disabled />
      <Turned {...args} label="Desligado e desabilitado" checked={false} disabled />
      <Turned
        {...args}
        label="Com erro"
        checked={false}
        error="Ligue para continuar, ou peça a quem administra."
      />
    </>
  ),
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const LongContent: Story = {
  args: {
    label:
      'Enviar a cada pessoa o documento com o resultado da avaliação assim que ela responder à última pergunta',
    hint: 'Quem já recebeu o documento não o recebe de novo; o reenvio é feito na lista de solicitações.',
  },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, '[role="switch"]');
    const control = root.querySelector<HTMLElement>('[role="switch"]');
    control?.focus();
    await userEvent.keyboard(' ');
    await expect(control?.ariaChecked).toBe('false');
    await userEvent.click(root.querySelector('label') as HTMLElement);
    await expect(control?.ariaChecked).toBe('true');
  },
};
