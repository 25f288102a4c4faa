import { screen } from '@testing-library/react';
import { useState } from 'react';
import { type Mock, vi } from 'vitest';
import { renderUi } from '../../testing/index.ts';
import { ComboboxField, type ComboboxFieldProps } from '../combobox-field.tsx';
import type { ComboboxOption } from '../use-combobox-search.ts';

/** Whom the field offers. */
export const people: ComboboxOption[] = [
  { value: '1', label: 'Ana Souza', detail: 'Analista' },
  { value: '2', label: 'Bruno Lima', detail: 'Gerente' },
  { value: '3', label: 'Bruna Dias' },
];
/** The first two of them. */
export const [ana, bruno] = people as [ComboboxOption, ComboboxOption];

/** Finds those whose name begins so. */
export const findPeople = async (text: string) => ({
  options: people.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())),
});

type Changed = Partial<ComboboxFieldProps>;

/** The field, which keeps what is chosen. */
export function Person({ value: first = null, onValueChange, ...props }: Changed) {
  const [value, setValue] = useState<ComboboxOption | null>(first);
  return (
    <ComboboxField
      label="Funcionário"
      searchDelay={0}
      onSearch={findPeople}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

/** Shows the field; it hears what is chosen. */
export function show(props: Changed = {}): ReturnType<typeof renderUi> & { onValueChange: Mock } {
  const onValueChange = vi.fn();
  return { onValueChange, ...renderUi(<Person {...props} onValueChange={onValueChange} />) };
}

/** The field. */
export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Funcionário/ });
/** What can be chosen, as it is read. */
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** What a reader stands at. */
export const pointedAt = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
