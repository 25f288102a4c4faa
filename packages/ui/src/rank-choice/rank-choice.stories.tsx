import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RankChoice } from './rank-choice.tsx';
import { options, places } from './rank-choice-fixtures.ts';

const meta = {
  title: 'Kit/RankChoice',
  component: RankChoice,
  args: {
    legend: 'O que mais combina com você no trabalho?',
    options,
    places,
    value: {},
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <RankChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RankChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = { args: { value: { a: 1, b: 3 } } };

export const Complete: Story = { args: { value: { a: 2, b: 1, c: 4, d: 3 } } };

export const Loading: Story = { args: { value: { a: 2, b: 1, c: 4, d: 3 }, isBusy: true } };

export const WithError: Story = {
  args: { value: { a: 1, b: 3 }, message: 'Preencha todas as opções' },
};

export const Disabled: Story = { args: { value: { a: 1 }, disabled: true } };

export const LongContent: Story = {
  args: {
    value: { a: 1 },
    options: options.map((option) => ({
      ...option,
      label: `${option.label}, mesmo quando o prazo é curto, as prioridades mudam e nem todas as informações estão à mão`,
    })),
  },
};

/** On a phone the places stand below their option. A choice moves none of them. */
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const inStory = within(canvasElement);
    const radios = inStory.getAllByRole('radio');
    const places = () => radios.map((radio) => radio.getBoundingClientRect().toJSON());
    const before = places();
    const [first] = radios;
    if (first) await userEvent.click(first);
    await waitFor(() => expect(inStory.getAllByText(/^Já com/)).toHaveLength(3));
    await expect(places()).toEqual(before);
  },
};
