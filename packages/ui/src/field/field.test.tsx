import { screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
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

function Days() {
  const [values, setValues] = useState(['3']);
  const error = values.length === 0 ? 'Escolha um dia.' : undefined;
  return (
    <>
      <CheckboxGroupField
        label="Dias"
        hint="Pelo menos um."
        options={[
          { value: '1', label: 'Segunda' },
          { value: '3', label: 'Quarta' },
        ]}
        values={values}
        onValuesChange={setValues}
        error={error}
      />
      <output>{values.join()}</output>
    </>
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
  it('is chosen from, and says what is wrong', async () => {
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
    expect(control).toHaveDisplayValue('Selecione');
    expect(control).toHaveAccessibleDescription('Departamento é obrigatório.');

    await user.selectOptions(control, 'Tecnologia');

    expect(onValueChange).toHaveBeenCalledWith('2');
  });

  it('can be taken back only when optional', () => {
    const { rerender } = renderUi(
      <SelectField label="Área" options={departments} value="1" onValueChange={() => {}} />,
    );
    expect(screen.queryByRole('option', { name: 'Selecione' })).toBeNull();

    rerender(
      <SelectField
        label="Área"
        options={departments}
        value="1"
        onValueChange={() => {}}
        placeholder="Todas"
        isOptional
      />,
    );
    expect(screen.getByRole('option', { name: 'Todas' })).toBeEnabled();
  });

  it('puts those of one heading together, and leaves the others as they are', () => {
    const options = [
      { value: 'hoje', label: 'Hoje' },
      { value: '2026-02', label: 'fev/2026', group: '2026' },
      { value: '2026-01', label: 'jan/2026', group: '2026' },
      { value: '2025-12', label: 'dez/2025', group: '2025' },
    ];
    renderUi(<SelectField label="Até" options={options} value="hoje" onValueChange={() => {}} />);
    const grouped = screen.getAllByRole('group').map((group) => [
      group.getAttribute('label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
    expect(grouped).toEqual([
      ['2026', ['fev/2026', 'jan/2026']],
      ['2025', ['dez/2025']],
    ]);
    expect(screen.getByRole('combobox', { name: 'Até' })).toHaveDisplayValue('Hoje');
  });

  it('writes no style element, which a strict policy would refuse', async () => {
    const before = document.querySelectorAll('style').length;
    const { user } = renderUi(
      <SelectField label="Área" options={departments} value="" onValueChange={() => {}} />,
    );
    await user.click(screen.getByRole('combobox', { name: 'Área' }));
    await user.keyboard('{ArrowDown}{Enter}');

    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});

describe('TextAreaField', () => {
  it('counts what a library of forms puts in through the ref', () => {
    const putIn = (area: HTMLTextAreaElement | null) => {
      if (area) area.value = 'De antes';
    };
    renderUi(<TextAreaField label="Comentário" maxLength={500} ref={putIn} />);
    expect(screen.getByLabelText('Comentário')).toHaveAccessibleDescription(/^\s*8 de 500$/);
  });

  it('counts what is typed and describes the text by it', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <TextAreaField
        label="Feedback"
        hint="Seja específico."
        maxLength={500}
        onChange={onChange}
      />,
    );
    const area = screen.getByRole('textbox', { name: 'Feedback' });

    await user.type(area, 'Bom');

    expect(area).toHaveAccessibleDescription('Seja específico. 3 de 500');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('keeps a text that is too long, and says by how much', () => {
    const { rerender } = renderUi(
      <TextAreaField label="Feedback" maxLength={5} value="Ótimo!" onChange={() => {}} />,
    );
    expect(screen.getByRole('textbox')).toHaveValue('Ótimo!');
    expect(screen.getByRole('status')).toHaveTextContent('1 caractere a mais');

    rerender(<TextAreaField label="Feedback" maxLength={5} value="Ótimos!" onChange={() => {}} />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining('2 caracteres a mais'),
    );
  });

  it('tells a reader only near the end', () => {
    const area = (length: number) => (
      <TextAreaField
        label="Feedback"
        maxLength={100}
        value={'a'.repeat(length)}
        onChange={() => {}}
      />
    );
    const { rerender } = renderUi(area(79));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    rerender(area(80));
    expect(screen.getByRole('status')).toHaveTextContent('O espaço para o texto está acabando.');
  });

  it('gives the class to the field and the rest to the text area', () => {
    const { container } = renderUi(
      <TextAreaField label="Feedback" className="host" data-testid="area" isOptional />,
    );
    expect(container.firstChild).toHaveClass('aferir-field', 'host');
    expect(screen.getByLabelText('Feedback (opcional)')).toBe(screen.getByTestId('area'));
    expect(screen.queryByRole('status')).toBeNull();
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

describe('CheckboxGroupField', () => {
  it('gives what is chosen in the order of its options', async () => {
    const { user } = renderUi(<Days />);
    expect(screen.getByRole('group', { name: 'Dias' })).toHaveAccessibleDescription(
      'Pelo menos um.',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Segunda' }));
    expect(screen.getByRole('status')).toHaveTextContent('1,3');
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('says what is wrong with them all', async () => {
    const { user, container } = renderUi(<Days />);
    await user.click(screen.getByRole('checkbox', { name: 'Quarta' }));
    expect(screen.getByRole('group', { name: 'Dias' })).toHaveAccessibleDescription(
      'Escolha um dia.',
    );
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
    expect(await axeViolations(container)).toEqual([]);
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

  it('gives a form the radio to put the focus on: the chosen one, or the first', () => {
    const ref = createRef<HTMLInputElement>();
    const props = {
      ref,
      label: 'Situação',
      options: [
        { value: '2', label: 'Finalizado' },
        { value: '1', label: 'Iniciado' },
      ],
      onValueChange: () => {},
    };
    const { rerender } = renderUi(<RadioGroupField {...props} value="" />);
    expect(ref.current).toBe(screen.getByRole('radio', { name: 'Finalizado' }));
    rerender(<RadioGroupField {...props} value="1" />);
    expect(ref.current).toBe(screen.getByRole('radio', { name: 'Iniciado' }));
  });

  it('is accessible with every other field', async () => {
    const { container } = renderUi(
      <form>
        <TextField label="Nome" error="Nome é obrigatório." />
        <PasswordField label="Senha" hint="Pelo menos 6 caracteres." />
        <SelectField label="Área" options={departments} value="1" onValueChange={() => {}} />
        <TextAreaField label="Feedback" maxLength={500} error="Feedback é obrigatório." />
        <CheckboxField label="Lembrar" />
        <Situation />
        <Days />
      </form>,
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});
