import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { clickShadowInput, inShadowFrame } from '../../../../.storybook/shadow-frame.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

function Held({ value: first, ...props }: DateFieldProps) {
  const [value, setValue] = useState(first);
  return <DateField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Kit/DateField',
  component: DateField,
  args: {
    label: 'Data de nascimento',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = { args: { max: '2026-12-31' } };

export const Variants: Story = {
  render: (args) => (
    <>
      <Held {...args} label="Com data" value="1988-04-12" isOptional />
      <Held {...args} label="Só para leitura" value="1988-04-12" readOnly />
      <Held {...args} label="Desabilitada" value="1988-04-12" disabled />
      <Held {...args} label="Com erro" value="31/02/2000" error="Data de nascimento inválida" />
    </>
  ),
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

/** Said on leaving the field; what was typed stays. */
export const Impossible: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '31022000');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'O campo Data de nascimento deve ser uma data válida.',
    );
    await expect(input).toHaveValue('31/02/2000');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Data em que a pessoa começou a trabalhar na empresa que foi incorporada por esta',
    hint: 'A que está no contrato, mesmo que a pessoa tenha começado antes ou depois dela.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const { root, input } = await clickShadowInput(canvasElement);
    await userEvent.keyboard('12041988');
    await expect(input.value).toBe('12/04/1988');
    const calendar = root.querySelector<HTMLInputElement>('input[type="date"]');
    await expect(calendar?.value).toBe('1988-04-12');
  },
};
