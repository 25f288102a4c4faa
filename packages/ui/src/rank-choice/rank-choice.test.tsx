import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as choiceCell from '../choice-cell/choice-cell.tsx';
import { axeViolations, countChanges, renderUi, useHeld } from '../testing/index.ts';
import type { RankChoiceProps } from './rank-choice.tsx';
import { RankChoice } from './rank-choice.tsx';
import { options, places } from './rank-choice-fixtures.ts';
import type { RankValue } from './rank-value.ts';

function Harness({
  initial = {},
  onChange,
  ...rest
}: Partial<RankChoiceProps> & { initial?: RankValue }) {
  const [value, change] = useHeld(initial, onChange);
  return (
    <RankChoice
      legend="O que mais combina com você?"
      options={options}
      places={places}
      {...rest}
      value={value}
      onChange={change}
    />
  );
}

const row = (name: string) => within(screen.getByRole('radiogroup', { name }));
const radio = (option: string, place: string) => row(option).getByRole('radio', { name: place });
const [fast, talkative] = ['Gosto de decidir rápido', 'Gosto de conversar com todo mundo'];

afterEach(() => vi.unstubAllGlobals());

describe('RankChoice', () => {
  it('says which language all of its content is in', () => {
    const { container } = renderUi(<Harness contentLang="es" />);
    const saying = [...screen.getAllByRole('radio'), ...container.querySelectorAll('legend')];
    for (const element of saying) expect(element).toHaveAttribute('lang', 'es');
    for (const { label } of options) {
      for (const said of screen.getAllByText(label)) expect(said).toHaveAttribute('lang', 'es');
    }
  });

  it('gives an option the place that is clicked', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Harness onChange={onChange} />);

    await user.click(radio(fast, 'Me identifico'));

    expect(onChange).toHaveBeenLastCalledWith({ a: 2 });
    expect(radio(fast, 'Me identifico')).toBeChecked();
  });

  it('draws a place with few elements, chosen or not', () => {
    renderUi(<Harness initial={{ a: 1 }} />);
    for (const place of row(fast).getAllByRole('radio')) {
      const cell = place.parentElement;
      expect(cell?.querySelectorAll('*')).toHaveLength(2);
    }
  });

  it('moves an option to another place', async () => {
    const { user } = renderUi(<Harness initial={{ a: 1 }} />);

    await user.click(radio(fast, 'Não me identifico'));

    expect(radio(fast, 'Não me identifico')).toBeChecked();
    expect(radio(fast, 'Me identifico muito')).not.toBeChecked();
  });

  it('clears the place that is chosen again', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Harness initial={{ a: 1, b: 2 }} onChange={onChange} />);

    await user.click(radio(fast, 'Me identifico muito'));

    expect(onChange).toHaveBeenLastCalledWith({ b: 2 });
    expect(radio(fast, 'Me identifico muito')).not.toBeChecked();
  });

  it('refuses a place held by another option and says which', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Harness initial={{ a: 1, b: 2 }} onChange={onChange} />);
    const taken = radio(talkative, 'Me identifico muito');

    expect(taken).toHaveAttribute('aria-disabled', 'true');
    expect(taken).toBeEnabled();
    expect(taken).toHaveAccessibleDescription('Já com “Gosto de decidir rápido”');

    await user.click(taken);

    expect(onChange).not.toHaveBeenCalled();
    expect(taken).not.toBeChecked();
    expect(radio(talkative, 'Me identifico')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(
      '“Me identifico muito” já está em “Gosto de decidir rápido”',
    );
  });

  it('frees the place when its holder lets it go', async () => {
    const { user } = renderUi(<Harness initial={{ a: 1 }} />);

    await user.click(radio(fast, 'Me identifico muito'));
    await user.click(radio(talkative, 'Me identifico muito'));

    expect(radio(talkative, 'Me identifico muito')).toBeChecked();
  });

  it('walks places with arrows, passing taken ones without choosing them', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Harness initial={{ a: 2, b: 1 }} onChange={onChange} />);

    radio(talkative, 'Me identifico muito').focus();
    await user.keyboard('{ArrowRight}');
    expect(radio(talkative, 'Me identifico')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();

    await user.keyboard('{ArrowRight}');
    expect(radio(talkative, 'Me identifico em parte')).toHaveFocus();
    expect(onChange).toHaveBeenLastCalledWith({ a: 2, b: 3 });
  });

  it('goes round from the last place to the first', async () => {
    const { user } = renderUi(<Harness initial={{ a: 4 }} />);

    radio(fast, 'Não me identifico').focus();
    await user.keyboard('{ArrowDown}');

    expect(radio(fast, 'Me identifico muito')).toBeChecked();
  });

  it('chooses by digit for the focused option and clears by the same digit', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Harness onChange={onChange} />);

    radio(talkative, 'Me identifico muito').focus();
    await user.keyboard('3');
    expect(onChange).toHaveBeenLastCalledWith({ b: 3 });
    expect(radio(talkative, 'Me identifico em parte')).toHaveFocus();

    await user.keyboard('3');
    expect(onChange).toHaveBeenLastCalledWith({});
  });

  it('moves from option to option by Tab, wherever the focus stands in the row', async () => {
    const { user } = renderUi(<Harness initial={{ a: 1, b: 2 }} />);

    await user.tab();
    expect(radio(fast, 'Me identifico muito')).toHaveFocus();
    await user.keyboard('1');
    await user.tab();
    expect(radio(talkative, 'Me identifico')).toHaveFocus();
    await user.keyboard('{ArrowRight}4');
    await user.tab({ shift: true });
    expect(radio(fast, 'Me identifico muito')).toHaveFocus();
  });

  it('ignores digits beyond the places', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Harness onChange={onChange} />);

    radio(fast, 'Me identifico muito').focus();
    await user.keyboard('5');
    await user.keyboard('0');

    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the focus and accepts nothing while busy', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Harness isBusy onChange={onChange} />);

    radio(fast, 'Me identifico').focus();
    await user.keyboard('1');
    await user.click(radio(fast, 'Me identifico'));

    expect(onChange).not.toHaveBeenCalled();
    expect(radio(fast, 'Me identifico')).toHaveFocus();
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  });

  it('says what is missing and marks only the options without a place', () => {
    renderUi(<Harness initial={{ a: 1 }} message="Preencha todas as opções" />);

    expect(screen.getByRole('status')).toHaveTextContent('Preencha todas as opções');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Preencha todas as opções');
    expect(screen.getByRole('radiogroup', { name: talkative })).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: fast })).not.toBeInvalid();
  });

  it('takes a place that was left a moment ago, before the other rows are drawn anew', async () => {
    const onChange = vi.fn();
    render(<Harness initial={{ a: 2 }} onChange={onChange} />);
    const press = async (from: HTMLElement, key: string) => {
      from.focus();
      from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      // React draws what a key has changed within the microtask; the rest waits for the next task.
      await Promise.resolve();
    };
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

    await press(radio(fast, 'Me identifico'), 'ArrowRight');
    expect(radio(talkative, 'Me identifico')).toHaveAttribute('aria-disabled', 'true');
    await press(radio(talkative, 'Me identifico muito'), 'ArrowRight');

    expect(onChange).toHaveBeenLastCalledWith({ a: 3, b: 2 });
    vi.unstubAllGlobals();
    await waitFor(() =>
      expect(radio(talkative, 'Me identifico')).not.toHaveAttribute('aria-disabled'),
    );
  });

  it('works inside a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const onChange = vi.fn();
    render(createPortal(<Harness initial={{ a: 1 }} onChange={onChange} />, shadow as never));
    const [first, second] = shadow.querySelectorAll('input');

    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));

    expect(shadow.activeElement).toBe(second);
    expect(onChange).toHaveBeenLastCalledWith({ a: 2 });
    host.remove();
  });

  it('names the group by its question and passes other props on', () => {
    renderUi(<Harness data-testid="root" isLegendHidden />);

    expect(screen.getByTestId('root')).toBe(
      screen.getByRole('group', { name: 'O que mais combina com você?' }),
    );
  });

  it('has no accessibility faults', async () => {
    const { container } = renderUi(
      <Harness initial={{ a: 1, c: 3 }} message="Preencha todas as opções" />,
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('what a tap costs', () => {
  it('draws the cells that the choice changes, and no other', async () => {
    const cells = vi.spyOn(choiceCell, 'ChoiceCell');
    render(<Harness initial={{ a: 1, b: 2 }} />);
    cells.mockClear();

    const changes = await countChanges(() => fireEvent.click(radio(fast, 'Não me identifico')));

    // The place left and the place taken, in each of four rows: first where the choice was made.
    expect(cells).toHaveBeenCalledTimes(8);
    const { name } = radio(fast, 'Me identifico') as HTMLInputElement;
    const drawnIn = cells.mock.calls.map(([cell]) => cell.name);
    expect(drawnIn.slice(0, 2)).toEqual([name, name]);
    expect(drawnIn.slice(2)).not.toContain(name);
    expect(changes).toBeLessThanOrEqual(64);
    cells.mockRestore();
  });

  it('draws nothing when the focus moves', async () => {
    const drawn = vi.fn();
    render(
      <Profiler id="choice" onRender={drawn}>
        <Harness initial={{ a: 1, b: 2 }} />
      </Profiler>,
    );
    drawn.mockClear();

    const changes = await countChanges(() => {
      act(() => radio(fast, 'Não me identifico').focus());
      act(() => radio(talkative, 'Me identifico').focus());
    });

    expect(drawn).not.toHaveBeenCalled();
    expect(changes).toBeLessThanOrEqual(4);
  });
});
