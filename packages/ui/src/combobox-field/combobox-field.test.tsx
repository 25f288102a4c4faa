import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { comboboxMessages as texts } from './combobox-messages.ts';
import {
  ana,
  bruno,
  findPeople,
  input,
  options,
  Person,
  pointedAt,
  show,
} from './testing/person-combobox.tsx';
import type { ComboboxOption } from './use-combobox-search.ts';

describe('searching', () => {
  it('shows the first ones when it is opened, and is accessible open and closed', async () => {
    const { user, container } = show({ hint: 'Por nome.' });
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveAccessibleDescription('Por nome.');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(input());
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Funcionário' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 opções');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('finds what is typed, and says how many there are', async () => {
    const { user } = show();
    await user.type(input(), 'bru');
    await waitFor(() => expect(options()).toEqual(['Bruno LimaGerente', 'Bruna Dias']));
    expect(screen.getByRole('status')).toHaveTextContent('2 opções');
    expect(pointedAt()).toBe('Bruno LimaGerente');
  });

  it('says what is under way, that nothing was found, and that there is more', async () => {
    let answer: (found: { options: ComboboxOption[]; total?: number }) => void = () => undefined;
    const { user } = show({
      onSearch: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(input());
    expect(screen.getByRole('status')).toHaveTextContent(texts.loading);
    answer({ options: [] });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.empty));
    await user.type(input(), 'a');
    answer({ options: [ana], total: 40 });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('1 de 40. Continue digitando'),
    );
  });

  it('tries again after a failure, by its button and by Enter, with what was typed', async () => {
    const onSearch = vi.fn().mockRejectedValue(new Error('offline'));
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    document.addEventListener('submit', onSubmit);
    const { user } = show({ onSearch });
    await user.type(input(), 'ana');
    await screen.findByRole('button', { name: texts.retry });
    expect(screen.getByRole('status')).toHaveTextContent(texts.failed);
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(onSearch).toHaveBeenLastCalledWith('ana', expect.any(AbortSignal));
    expect(input()).toHaveFocus();
    await screen.findByRole('button', { name: texts.retry });
    onSearch.mockImplementation(findPeople);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(options()).toEqual(['Ana SouzaAnalista']));
    expect(onSubmit).not.toHaveBeenCalled();
    document.removeEventListener('submit', onSubmit);
  });

  it('shows the answer to what was typed last alone', async () => {
    const answers: ((found: { options: ComboboxOption[] }) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { user } = show({
      onSearch: (_text, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    await user.type(input(), 'a');
    const before = answers.length - 1;
    await user.type(input(), 'b');
    answers.at(-1)?.({ options: [bruno] });
    await waitFor(() => expect(options()).toEqual(['Bruno LimaGerente']));
    answers[before]?.({ options: [ana] });
    await Promise.resolve();
    expect(options()).toEqual(['Bruno LimaGerente']);
    expect(signals[before]?.aborted).toBe(true);
  });

  it('asks once for what is typed in one go', async () => {
    const onSearch = vi.fn(findPeople);
    show({ onSearch, searchDelay: 20 });
    // In one task: between keys of their own a busy machine may take longer than the delay.
    for (const value of ['b', 'br', 'bru', 'brun', 'bruno']) {
      fireEvent.change(input(), { target: { value } });
    }
    await waitFor(() => expect(options()).toEqual(['Bruno LimaGerente']));
    expect(onSearch.mock.calls.map(([text]) => text).filter((text) => text !== '')).toEqual([
      'bruno',
    ]);
  });
});

describe('where there is nothing to choose from', () => {
  it('says what to do, which Tab leads to, until something is typed', async () => {
    const { user, container } = show({
      onSearch: async () => ({ options: [] }),
      emptyAction: <a href="#novo">Cadastrar</a>,
    });
    await user.click(input());
    const action = await screen.findByRole('link', { name: 'Cadastrar' });
    expect(await axeViolations(container)).toEqual([]);
    await user.tab();
    expect(action).toHaveFocus();
    await user.type(input(), 'x');
    await waitFor(() => expect(action).not.toBeInTheDocument());
  });
});

describe('choosing', () => {
  it('is done with the pointer', async () => {
    const { user, onValueChange } = show();
    await user.click(input());
    await user.click(await screen.findByRole('option', { name: /Bruno Lima/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(bruno);
    expect(input()).toHaveValue('Bruno Lima');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is done by keyboard alone, round and round', async () => {
    const { user, onValueChange } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(pointedAt()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(pointedAt()).toBe('Ana SouzaAnalista');
    await user.keyboard('{ArrowUp}');
    expect(pointedAt()).toBe('Bruna Dias');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(bruno);
  });

  it('starts from what was chosen', async () => {
    const { user } = show({ value: bruno });
    await user.click(input());
    await waitFor(() => expect(pointedAt()).toBe('Bruno LimaGerente'));
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Bruno Lima');
  });

  it('comes back to what was chosen when one leaves, or presses Esc', async () => {
    const { user, onValueChange } = show({ value: bruno });
    await user.type(input(), 'xyz');
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue('Bruno Lima');
    await user.type(input(), 'xyz');
    await user.tab();
    await waitFor(() => expect(input()).toHaveValue('Bruno Lima'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ['optional', true, ''],
    ['required', false, 'Ana Souza'],
  ])('takes an emptied field, where it is %s, as %s', async (_name, isOptional, left) => {
    const { user } = show({ value: ana, isOptional });
    await user.clear(input());
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(input()).toHaveValue(left);
  });

  it('is taken back by its button', async () => {
    const { user, onValueChange } = show({ value: ana, isOptional: true });
    await user.click(screen.getByRole('button', { name: texts.clear }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('button', { name: texts.clear })).toBeNull();
  });

  it.each(['disabled', 'readOnly'])('does not happen while it is %s', async (state) => {
    const onSearch = vi.fn(findPeople);
    const { user } = show({ value: ana, isOptional: true, onSearch, [state]: true });
    await user.click(input());
    await user.keyboard('{ArrowDown}b');
    expect(onSearch).not.toHaveBeenCalled();
    expect(input()).toHaveValue('Ana Souza');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('around it', () => {
  it('lets a dialog stay when Esc closes the list', async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Dialog isOpen onClose={onClose} title="Usuário">
        <Person />
      </Dialog>,
    );
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox'), 'a');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    expect(await axeViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('hands the input on, with its error', () => {
    const ref = createRef<HTMLInputElement>();
    show({ ref, error: 'Escolha uma pessoa.', className: 'host', name: 'person' });
    expect(ref.current).toBe(input());
    expect(input()).toHaveAttribute('name', 'person');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Escolha uma pessoa.');
    expect(input().closest('.host')).toHaveClass('aferir-field');
  });
});
