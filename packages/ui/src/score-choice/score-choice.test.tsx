import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as choiceCell from '../choice-cell/choice-cell.tsx';
import { axeViolations, countChanges, renderUi, useHeld } from '../testing/index.ts';
import type { ScoreChoiceProps } from './score-choice.tsx';
import { ScoreChoice } from './score-choice.tsx';
import { toneOf } from './score-choice-fixtures.ts';
import { useDigitKeys } from './use-digit-keys.ts';

function Harness({
  initial = null,
  onValueChange,
  ...rest
}: Partial<ScoreChoiceProps> & { initial?: number | null }) {
  const [value, change] = useHeld(initial, onValueChange);
  return (
    <ScoreChoice
      legend="Comunicação"
      toneOf={toneOf}
      {...rest}
      value={value}
      onValueChange={change}
    />
  );
}

/** A screen that takes digits typed anywhere in it. */
function Screen({ onValueChange }: { onValueChange: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  function choose(next: number) {
    setValue(next);
    onValueChange(next);
  }
  const typeDigit = useDigitKeys({ value, onValueChange: choose });
  return (
    <div role="none" onKeyDown={typeDigit}>
      <ScoreChoice legend="Comunicação" value={value} onValueChange={choose} />
      <button type="button">Próxima</button>
      <input aria-label="Comentário" />
    </div>
  );
}

const radio = (score: number) => screen.getByRole('radio', { name: String(score) });

afterEach(() => {
  vi.useRealTimers();
});

describe('ScoreChoice', () => {
  it('offers every score from 0 to 10 and chooses the one clicked', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Harness onValueChange={onValueChange} />);

    expect(screen.getAllByRole('radio')).toHaveLength(11);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();

    await user.click(radio(0));

    expect(onValueChange).toHaveBeenLastCalledWith(0);
    expect(radio(0)).toBeChecked();
  });

  it('moves by arrows as native radios do', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Harness initial={7} onValueChange={onValueChange} />);

    await user.tab();
    expect(radio(7)).toHaveFocus();
    await user.keyboard('{ArrowRight}');

    expect(onValueChange).toHaveBeenLastCalledWith(8);
    expect(radio(8)).toBeChecked();
  });

  it('chooses by digit and takes the focus along', async () => {
    const { user } = renderUi(<Harness />);

    await user.tab();
    await user.keyboard('6');

    expect(radio(6)).toBeChecked();
    expect(radio(6)).toHaveFocus();
  });

  it('chooses 1 at once and 10 when 0 follows', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const onValueChange = vi.fn();
    const { user } = renderUi(<Harness onValueChange={onValueChange} />);

    await user.tab();
    await user.keyboard('1');
    expect(radio(1)).toBeChecked();
    await user.keyboard('0');

    expect(radio(10)).toBeChecked();
    expect(onValueChange.mock.calls).toEqual([[1], [10]]);
  });

  it('takes a 0 after a pause, or after another key, for itself', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { user } = renderUi(<Harness />);

    await user.tab();
    await user.keyboard('1');
    vi.advanceTimersByTime(801);
    await user.keyboard('0');
    expect(radio(0)).toBeChecked();

    await user.keyboard('1{Enter}0');
    expect(radio(0)).toBeChecked();
  });

  it('leaves digits with a modifier alone', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Harness onValueChange={onValueChange} />);

    await user.tab();
    await user.keyboard('{Control>}5{/Control}');

    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('offers another scale', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Harness min={1} max={5} onValueChange={onValueChange} />);

    expect(screen.getAllByRole('radio').map((input) => input.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    await user.tab();
    await user.keyboard('6');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('keeps the focus but accepts no choice while busy', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Harness initial={7} isBusy onValueChange={onValueChange} />);

    await user.tab();
    await user.keyboard('{ArrowRight}3');
    await user.click(radio(2));

    expect(onValueChange).not.toHaveBeenCalled();
    expect(radio(7)).toBeChecked();
    expect(radio(7)).toBeEnabled();
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  });

  it('is out of reach when disabled', async () => {
    const { user } = renderUi(<Harness disabled />);

    await user.tab();

    expect(radio(0)).toBeDisabled();
    expect(document.body).toHaveFocus();
  });

  it('says what is wrong and ties it to the group', async () => {
    const { rerender } = renderUi(<Harness />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    rerender(<Harness error="Selecione um valor antes de continuar" />);

    expect(screen.getByRole('alert')).toHaveTextContent('Selecione um valor antes de continuar');
    expect(radio(0)).toBeInvalid();
    expect(screen.getByRole('group', { name: 'Comunicação' })).toHaveAccessibleDescription(
      'Selecione um valor antes de continuar',
    );
  });

  it('describes the ends of the scale', () => {
    renderUi(<Harness lowLabel="Nunca" highLabel="Sempre" />);

    expect(radio(0)).toHaveAccessibleDescription('Nunca');
    expect(radio(10)).toHaveAccessibleDescription('Sempre');
    expect(radio(5)).not.toHaveAccessibleDescription();
  });

  it('works inside a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    render(createPortal(<Harness initial={3} />, shadow as never));
    const inputs = [...shadow.querySelectorAll('input')];
    inputs[3]?.focus();

    fireEvent.keyDown(inputs[3] as Element, { key: '8', composed: true });

    expect(shadow.activeElement).toBe(inputs[8]);
    expect(inputs.filter((input) => input.checked)).toEqual([inputs[8]]);
    host.remove();
  });

  it('passes other props on and has no accessibility faults', async () => {
    const { container } = renderUi(
      <Harness
        initial={5}
        error="Selecione um valor antes de continuar"
        lowLabel="Nunca"
        isLegendHidden
        data-testid="root"
      />,
    );

    expect(screen.getByTestId('root')).toBe(screen.getByRole('group', { name: 'Comunicação' }));
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('useDigitKeys', () => {
  it('chooses by digits typed anywhere on a screen, once each', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const onValueChange = vi.fn();
    const { user } = renderUi(<Screen onValueChange={onValueChange} />);

    screen.getByRole('button', { name: 'Próxima' }).focus();
    await user.keyboard('10');
    expect(onValueChange.mock.calls).toEqual([[1], [10]]);
    expect(screen.getByRole('button', { name: 'Próxima' })).toHaveFocus();

    radio(10).focus();
    await user.keyboard('4');
    expect(onValueChange.mock.calls).toEqual([[1], [10], [4]]);
  });

  it('leaves the digits of a text box in the box', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Screen onValueChange={onValueChange} />);

    await user.type(screen.getByRole('textbox'), '42');

    expect(screen.getByRole('textbox')).toHaveValue('42');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

it('draws the two scores that a choice changes, and no other', async () => {
  const cells = vi.spyOn(choiceCell, 'ChoiceCell');
  render(<Harness initial={3} />);
  cells.mockClear();

  const changes = await countChanges(() => fireEvent.click(radio(7)));

  expect(cells).toHaveBeenCalledTimes(2);
  expect(changes).toBeLessThanOrEqual(42);
  cells.mockRestore();
});
