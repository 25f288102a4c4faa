import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { translate } from './translate.ts';
import { changes } from './translate-fixtures.tsx';

let end: (() => void) | undefined;

afterEach(() => end?.());

const shown = () => document.body.textContent;

describe('a part whose texts a translation has swapped', () => {
  it.each(changes)('says what it says anew: $name', async ({ before, after }) => {
    const alone = render(after);
    const expected = shown();
    alone.unmount();

    const { rerender } = render(before);
    end = translate(document.body);
    rerender(after);

    expect(shown()).toBe(expected);
    await waitFor(() => expect(document.querySelector('font font')).not.toBeNull());
    expect(shown()).toBe(expected);
  });

  it.each(changes)('goes back to what it said: $name', async ({ before, after }) => {
    const { rerender } = render(before);
    const expected = shown();
    end = translate(document.body);
    rerender(after);
    await waitFor(() => expect(document.querySelector('font font')).not.toBeNull());
    rerender(before);
    expect(shown()).toBe(expected);
  });
});

it('swaps what is there and what comes, and stops', async () => {
  const { container } = render(<p id="text">Bom dia</p>);
  const stop = translate(container);
  expect(container.innerHTML).toBe('<p id="text"><font><font>Bom dia</font></font></p>');

  container.append('Boa noite');
  await waitFor(() => expect(container.querySelectorAll('font')).toHaveLength(4));
  stop();
  screen.getByText('Bom dia').closest('p')?.replaceChildren('Boa tarde');
  expect(container.querySelectorAll('p font')).toHaveLength(0);
});
