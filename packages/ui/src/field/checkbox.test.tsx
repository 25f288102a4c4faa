import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is mixed between on and off, and goes on from there', async () => {
    const onCheckedChange = vi.fn();
    const { user, container } = renderUi(
      <Checkbox aria-label="Ver" checked="mixed" onCheckedChange={onCheckedChange} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Ver' });
    expect(box).toBePartiallyChecked();
    await user.click(box);
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(await axeViolations(container)).toEqual([]);
  });
});
