import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/index.ts';
import { comboboxMessages as texts } from './combobox-messages.ts';
import { ana, bruno, input, options, people, pointedAt, show } from './testing/person-combobox.tsx';
import type { ComboboxOption } from './use-combobox-search.ts';

/** A promise that is kept when the test says so. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('making what is not there', () => {
  const create = (name: string) => screen.findByRole('option', { name: `Criar “${name}”` });
  const carla: ComboboxOption = { value: '9', label: 'Carla' };

  it('is offered last, and not where one is called so whatever accents and case', async () => {
    const { user, container } = show({
      onCreate: async () => carla,
      onSearch: async () => ({ options: [{ value: '7', label: 'São José' }, bruno] }),
    });
    await user.click(input());
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.type(input(), '  sao   ');
    await create('sao');
    expect(options()).toEqual(['São José', 'Bruno LimaGerente', 'Criar “sao”']);
    expect(screen.getByRole('status')).toHaveTextContent('2 opções Criar “sao”');
    expect(pointedAt()).toBe('São José');
    expect(await axeViolations(container)).toEqual([]);
    await user.type(input(), 'JOSE');
    await waitFor(() => expect(options()).toEqual(['São José', 'Bruno LimaGerente']));
  });

  it('says that one can, where there is nothing', async () => {
    const { user } = show({ onCreate: async () => carla, onSearch: async () => ({ options: [] }) });
    await user.click(input());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.emptyToCreate));
  });

  it('is made once and chosen, by keyboard alone', async () => {
    const made = later<ComboboxOption>();
    const onCreate = vi.fn(() => made.promise);
    const { user, onValueChange } = show({ onCreate });
    await user.tab();
    await user.keyboard('bru');
    await create('bru');
    await user.keyboard('{ArrowUp}');
    expect(pointedAt()).toBe('Criar “bru”');
    await user.keyboard('{Enter}{Enter}x');
    expect(onCreate).toHaveBeenCalledExactlyOnceWith('bru');
    expect(screen.getByRole('status')).toHaveTextContent('Criando “bru”...');
    made.resolve(carla);
    await waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith(carla));
    expect(input()).toHaveValue('Carla');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveFocus();
  });

  it('is chosen though the field was left meanwhile', async () => {
    const made = later<ComboboxOption>();
    const { user, onValueChange } = show({ onCreate: () => made.promise });
    await user.type(input(), 'Carla');
    await user.click(await create('Carla'));
    await user.tab();
    expect(input()).toHaveValue('Carla');
    expect(input().validity.valid).toBe(false);
    made.resolve(carla);
    await waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith(carla));
    expect(input().validity.valid).toBe(true);
  });

  it('is chosen though Esc has closed the list meanwhile, and not taken back by then', async () => {
    const made = later<ComboboxOption>();
    const { user, onValueChange } = show({
      value: ana,
      isOptional: true,
      onCreate: () => made.promise,
    });
    await user.clear(input());
    await user.type(input(), 'Carla');
    await user.click(await create('Carla'));
    await user.keyboard('{Escape}');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveValue('Carla');
    expect(input().validity.valid).toBe(false);
    expect(screen.queryByRole('button', { name: texts.clear })).toBeNull();
    made.resolve(carla);
    await waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith(carla));
    expect(input()).toHaveValue('Carla');
    expect(input().validity.valid).toBe(true);
  });

  it('keeps what was typed when it fails, says why, and can be tried again', async () => {
    const onCreate = vi.fn<(text: string) => Promise<ComboboxOption>>();
    onCreate.mockRejectedValueOnce(new Error('Sem conexão.')).mockResolvedValueOnce(carla);
    const { user, onValueChange } = show({ value: ana, onCreate });
    await user.clear(input());
    await user.type(input(), 'Carla');
    await user.click(await create('Carla'));
    const fault = 'Não foi possível criar “Carla”. Sem conexão.';
    await waitFor(() => expect(input()).toHaveAccessibleDescription(fault));
    expect(screen.getByRole('status')).toHaveTextContent(fault);
    await user.tab();
    expect(input()).toHaveValue('Carla');
    expect(input()).toHaveAccessibleDescription(fault);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input().validationMessage).toBe(fault);
    await user.click(input());
    await user.click(await create('Carla'));
    await waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith(carla));
    expect(input()).not.toHaveAccessibleDescription(fault);
    expect(input().validity.valid).toBe(true);
  });

  it('is valid again, with what was chosen before, once what was not made is given up', async () => {
    const { user } = show({ value: ana, onCreate: async () => Promise.reject(new Error()) });
    await user.type(input(), 'Carla');
    await user.click(await create('Carla'));
    await waitFor(() => expect(input().validity.valid).toBe(false));
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue(ana.label);
    expect(input().validity.valid).toBe(true);
  });

  it('finds what somebody else has made in between', async () => {
    let known = people;
    const { user } = show({
      onSearch: async () => ({ options: known }),
      onCreate: async () => {
        known = [...people, carla];
        throw new Error('Já existe.');
      },
    });
    await user.type(input(), 'Carla');
    await user.click(await create('Carla'));
    await screen.findByRole('option', { name: 'Carla' });
    expect(screen.queryByRole('option', { name: 'Criar “Carla”' })).toBeNull();
  });
});
