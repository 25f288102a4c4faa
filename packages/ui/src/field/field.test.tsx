import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { SelectField } from './select-field.tsx';
import { EmailField, TextField } from './text-field.tsx';

const departments = [
  { value: '1', label: 'Comercial' },
  { value: '2', label: 'Tecnologia' },
];

function Situation() {
  const [value, setValue] = useState('');
  return (
    <RadioGroupField
      label="Situação"
      hint="Uma só."
      options={[
        { value: '2', label: 'Finalizado' },
        { value: '1', label: 'Iniciado' },
      ]}
      value={value}
      onValueChange={setValue}
    />
  );
}

describe('TextField', () => {
  it('shows the error in place of the hint and describes the input by it', () => {
    const { rerender } = renderUi(<TextField label="Nome" hint="Como no documento." />);
    const input = screen.getByRole('textbox', { name: 'Nome' });
    expect(input).toHaveAccessibleDescription('Como no documento.');
    expect(input).toBeValid();

    rerender(<TextField label="Nome" hint="Como no documento." error="Nome é obrigatório." />);
    expect(input).toHaveAccessibleDescription('Nome é obrigatório.');
    expect(input).toBeInvalid();
    expect(screen.queryByText('Como no documento.')).not.toBeInTheDocument();
  });

  it('gives the class to the field and the rest to the input', () => {
    const { container } = renderUi(
      <TextField id="nome" label="Nome" className="host" data-testid="input" isOptional />,
    );
    expect(container.firstChild).toHaveClass('aferir-field', 'host');
    expect(screen.getByTestId('input')).toHaveAttribute('id', 'nome');
    expect(screen.getByLabelText('Nome (opcional)')).toBe(screen.getByTestId('input'));
  });

  it('keeps the region of the error mounted, so that it is announced', () => {
    const { container, rerender } = renderUi(<TextField label="Nome" />);
    const region = container.querySelector('[aria-live="polite"]');
    rerender(<TextField label="Nome" error="Nome é obrigatório." />);
    expect(region).toHaveTextContent('Nome é obrigatório.');
  });
});

describe('EmailField', () => {
  it('helps with typing an address', () => {
    renderUi(<EmailField label="E-mail" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed', async () => {
    const { user } = renderUi(<PasswordField label="Senha" />);
    const input = screen.getByLabelText('Senha');
    await user.type(input, 'segredo');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('segredo');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('SelectField', () => {
  it('is chosen from by keyboard', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <SelectField
        label="Departamento"
        options={departments}
        value=""
        onValueChange={onValueChange}
        error="Departamento é obrigatório."
      />,
    );
    const control = screen.getByRole('combobox', { name: 'Departamento' });
    expect(control).toHaveTextContent('Selecione');
    expect(control).toHaveAccessibleDescription('Departamento é obrigatório.');
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('2');
    expect(control).toHaveFocus();
  });
});

describe('CheckboxField', () => {
  it('is named by its label and described by its error', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <CheckboxField label="Lembrar" error="O aceite é obrigatório." onChange={onChange} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Lembrar' });
    expect(box).toHaveAccessibleDescription('O aceite é obrigatório.');
    await user.click(screen.getByText('Lembrar'));
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('RadioGroupField', () => {
  it('moves by arrows as native radios do', async () => {
    const { user } = renderUi(<Situation />);
    const group = screen.getByRole('group', { name: 'Situação' });
    expect(group).toHaveAccessibleDescription('Uma só.');
    await user.click(screen.getByRole('radio', { name: 'Finalizado' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Iniciado' })).toBeChecked();
  });

  it('is accessible with every other field', async () => {
    const { container } = renderUi(
      <form>
        <TextField label="Nome" error="Nome é obrigatório." />
        <PasswordField label="Senha" hint="Pelo menos 6 caracteres." />
        <SelectField label="Área" options={departments} value="1" onValueChange={() => {}} />
        <CheckboxField label="Lembrar" />
        <Situation />
      </form>,
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});
