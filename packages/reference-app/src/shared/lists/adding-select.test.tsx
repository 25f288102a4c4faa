import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AddingSelect } from './adding-select.tsx';

const showPicker = vi.fn();
afterEach(() => Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker'));

it.each([
  ['an arrow', '{ArrowDown}', 1],
  ['a letter', 'b', 1],
  ['the space bar, which does so by itself', ' ', 0],
  ['the way on', '{Tab}', 0],
])('opens before anything is chosen by %s', async (_, key, times) => {
  showPicker.mockClear();
  Object.assign(HTMLSelectElement.prototype, { showPicker });
  const add = vi.fn();
  render(
    <AddingSelect
      label="Adicionar perfil"
      options={[
        { value: '1', label: 'Administração' },
        { value: '2', label: 'Benefícios' },
      ]}
      onValueChange={add}
    />,
  );
  screen.getByRole('combobox', { name: 'Adicionar perfil' }).focus();
  await userEvent.setup().keyboard(key);
  expect(showPicker).toHaveBeenCalledTimes(times);
  expect(add).not.toHaveBeenCalled();
});
