import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { useExplanation } from './use-explanation.tsx';

function Explained({ text }: { text?: string }) {
  const { button, content } = useExplanation({ label: 'Como ler: Cobertura', text });
  return (
    <>
      {button}
      {content}
    </>
  );
}

describe('useExplanation', () => {
  it('opens and closes its text', async () => {
    const { user, container } = renderUi(<Explained text="Uma por pessoa." />);
    const button = screen.getByRole('button', { name: 'Como ler: Cobertura' });
    expect(screen.getByText('Uma por pessoa.')).not.toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Uma por pessoa.')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(button);
    expect(screen.getByText('Uma por pessoa.')).not.toBeVisible();
  });

  it('is nothing where there is nothing to explain', () => {
    const { container } = renderUi(<Explained />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container).toHaveTextContent('');
  });
});
