import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { ScoreChoice } from './score-choice.tsx';
import { toneOf } from './score-choice-fixtures.ts';

const meta = {
  title: 'Kit/ScoreChoice',
  component: ScoreChoice,
  args: {
    legend: 'Comunicação',
    value: null,
    onValueChange: () => undefined,
    toneOf,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ScoreChoice {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof ScoreChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[1, 3, 8, 10].map((score) => (
        <ScoreChoice
          key={score}
          legend={`Nota ${score}`}
          value={score}
          onValueChange={() => undefined}
          toneOf={toneOf}
          lowLabel="Muito abaixo do esperado"
          highLabel="Muito acima do esperado"
        />
      ))}
      <ScoreChoice
        legend="De 1 a 5, sem cores"
        min={1}
        max={5}
        value={4}
        onValueChange={() => undefined}
      />
    </div>
  ),
};

export const Loading: Story = { args: { value: 7, isBusy: true } };

export const Disabled: Story = { args: { value: 7, disabled: true } };

export const WithError: Story = { args: { error: 'Selecione um valor antes de continuar' } };

export const Dark: Story = { args: { value: 9 }, globals: { scheme: 'dark' } };

export const Narrow: Story = {
  args: {
    value: 4,
    lowLabel: 'Muito abaixo do esperado',
    highLabel: 'Muito acima do esperado',
  },
  globals: { viewport: { value: 'phone' } },
};

export const LegendHidden: Story = { args: { value: 6, isLegendHidden: true } };

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, 'input[value="7"]');
    const radio = (score: number) =>
      root.querySelector<HTMLInputElement>(`input[value="${score}"]`);

    radio(7)?.closest('label')?.click();
    await waitFor(() => expect(radio(7)).toBeChecked());

    const digit = { key: '3', bubbles: true, composed: true, cancelable: true };
    radio(7)?.dispatchEvent(new KeyboardEvent('keydown', digit));
    await waitFor(() => expect(radio(3)).toBeChecked());
    expect(root.activeElement).toBe(radio(3));
    expect(root.querySelectorAll('input:checked')).toHaveLength(1);
  },
};

export const LongContent: Story = {
  args: {
    legend:
      'Orientação para resultados em ambientes de mudança constante, prazos curtos e prioridades que competem entre si',
    value: 10,
    lowLabel: 'Ainda não demonstra este comportamento nas situações do dia a dia',
    highLabel: 'Demonstra sempre, mesmo sob pressão, e ajuda os colegas a demonstrar',
  },
};
