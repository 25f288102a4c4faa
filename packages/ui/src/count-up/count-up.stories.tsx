import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { Button } from '../button/index.ts';
import { FigureCard } from '../card/index.ts';
import { CountUp, type CountUpProps, preloadCountUp } from './count-up.tsx';

const meta = {
  title: 'Kit/CountUp',
  component: CountUp,
  args: { value: 1204 },
  beforeEach: async () => {
    allowMotion();
    await preloadCountUp();
  },
  render: (args) => <FigureCard label="Pessoas ativas" value={<CountUp {...args} />} />,
} satisfies Meta<typeof CountUp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories are looked at without motion, which these are about. */
function allowMotion(): void {
  const real = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'not all' : query),
  );
}

function movingIn(root: ParentNode): Element | null {
  return root.querySelector('number-flow-react');
}

export const Base: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <FigureCard label="Pessoas ativas" value={<CountUp value={58} />} />
      <FigureCard label="Média por departamento" value={<CountUp value={7.3} />} />
      <FigureCard label="Cobertura" value={<CountUp value={85} kind="percent" />} />
      <FigureCard label="Avaliações enviadas" value={<CountUp value={0} />} />
    </div>
  ),
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

function Counting({ value, ...props }: CountUpProps) {
  const [more, setMore] = useState(0);
  return (
    <>
      <FigureCard label="Pessoas ativas" value={<CountUp {...props} value={value + more} />} />
      <Button onClick={() => setMore(more + 1000)}>Mais mil</Button>
    </>
  );
}

/** Another value is reached from the one before. Meanwhile its own text keeps the room and is what is read aloud. */
export const Changed: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(movingIn(canvasElement)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mais mil' }));
    const moving = await waitFor(() => {
      const found = movingIn(canvasElement);
      expect(found).not.toBeNull();
      return found;
    });
    await expect(moving?.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(moving?.shadowRoot?.querySelector('style')).toBeNull();
    await expect(moving?.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
    await expect(canvas.getByRole('definition')).toHaveTextContent('2.204');
    const { width } = canvas.getByText('2.204').getBoundingClientRect();
    await waitFor(() => expect(movingIn(canvasElement)).toBeNull());
    await expect(canvas.getByText('2.204').getBoundingClientRect().width).toBe(width);
  },
};

/** It waits until it is in sight, so that somebody sees it move. */
export const BelowTheFold: Story = {
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <FigureCard label="Pessoas ativas" value={<CountUp {...args} />} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(movingIn(canvasElement)).toBeNull();
    canvas.getByText('1.204').scrollIntoView();
    await waitFor(() => expect(movingIn(canvasElement)).not.toBeNull());
  },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, 'dd');
    await waitFor(() => expect(root.querySelector('dd')).toHaveTextContent('1.204'));
  },
};

export const LongContent: Story = {
  args: { value: 123456789 },
  globals: { viewport: { value: 'phone' } },
};
