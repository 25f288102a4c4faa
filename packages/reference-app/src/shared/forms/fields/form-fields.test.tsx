import { screen, waitFor } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { FormCombobox } from './form-combobox.tsx';
import { FormDate } from './form-date.tsx';
import { FormImage } from './form-image.tsx';
import { FormMoney } from './form-money.tsx';
import { FormSelect } from './form-select.tsx';
import { FormSwitch } from './form-switch.tsx';

interface Values {
  nmUf: string;
  dtNascimento: string;
  vlPisoSalarial: number | null;
  flAtivo: boolean;
  urlFoto: string;
  idCargo: string;
  nmCargo: string;
}

const nothing: Values = {
  nmUf: '',
  dtNascimento: '',
  vlPisoSalarial: null,
  flAtivo: false,
  urlFoto: '',
  idCargo: '',
  nmCargo: '',
};

interface SampleProps {
  initial?: Partial<Values>;
  onSend: (values: Values) => void;
}

function Sample({ initial, onSend }: SampleProps) {
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: { ...nothing, ...initial },
  });
  const { control } = form;
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => onSend(values))}>
      <FormSelect
        control={control}
        name="nmUf"
        rules={{ required: 'Escolha o estado.' }}
        label="UF"
        options={[{ value: 'SP', label: 'São Paulo' }]}
      />
      <FormDate
        control={control}
        name="dtNascimento"
        rules={{ required: 'Informe o dia.' }}
        label="Nascimento"
      />
      <FormMoney
        control={control}
        name="vlPisoSalarial"
        rules={{ validate: (cents) => cents !== null || 'Informe o piso.' }}
        label="Piso"
      />
      <FormCombobox
        form={form}
        name="idCargo"
        nameOfChoice="nmCargo"
        rules={{ required: 'Escolha o cargo.' }}
        label="Cargo"
        onSearch={async () => ({ options: [{ value: '4', label: 'Analista' }] })}
        onCreate={async () => Promise.reject(new Error('Falhou.'))}
      />
      <FormSwitch control={control} name="flAtivo" label="Ativo" />
      <FormImage control={control} name="urlFoto" purpose="usuario" label="Foto" />
      <button type="submit">Enviar</button>
    </form>
  );
}

const open = (initial?: Partial<Values>) => {
  const onSend = vi.fn();
  const { user } = renderPart(<Sample onSend={onSend} {...(initial && { initial })} />);
  return { user, onSend, send: () => user.click(screen.getByRole('button', { name: 'Enviar' })) };
};

describe('the fields of a form', () => {
  it('say what is wrong with them, and the first takes the focus', async () => {
    const { send, onSend } = open();
    await send();
    const faults = {
      UF: 'Escolha o estado.',
      Nascimento: 'Informe o dia.',
      Piso: 'Informe o piso.',
      Cargo: 'Escolha o cargo.',
    };
    for (const [label, fault] of Object.entries(faults)) {
      expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(fault);
    }
    expect(screen.getByLabelText('UF')).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('give what was chosen', async () => {
    const { user, send, onSend } = open({ urlFoto: 'https://fotos.example/1.jpg' });
    await user.selectOptions(screen.getByLabelText('UF'), 'SP');
    await user.type(screen.getByLabelText('Nascimento'), '01021990');
    await user.type(screen.getByLabelText('Piso'), '1500,5');
    await user.click(screen.getByLabelText('Cargo'));
    await user.click(await screen.findByRole('option', { name: 'Analista' }));
    await user.click(screen.getByRole('switch', { name: 'Ativo' }));
    await user.click(screen.getByRole('button', { name: 'Remover imagem' }));
    await send();
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({
        nmUf: 'SP',
        dtNascimento: '1990-02-01',
        vlPisoSalarial: 150_050,
        flAtivo: true,
        urlFoto: '',
        idCargo: '4',
        nmCargo: 'Analista',
      }),
    );
  });

  it('are not sent with the choice of before while another is in sight that could not be made', async () => {
    const { user, send, onSend } = open({
      nmUf: 'SP',
      dtNascimento: '1990-02-01',
      vlPisoSalarial: 1,
      idCargo: '4',
      nmCargo: 'Analista',
    });
    const field = screen.getByLabelText('Cargo');
    await user.clear(field);
    await user.type(field, 'Vendedor');
    await user.click(await screen.findByRole('option', { name: 'Criar “Vendedor”' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Falhou/));
    await user.tab();
    await send();
    await waitFor(() => expect(field).toHaveFocus());
    expect(onSend).not.toHaveBeenCalled();
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('Analista');
    expect(field).not.toHaveAccessibleDescription();
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  });

  it('show what the form begins with, a choice by its name or else by its id', () => {
    open({ idCargo: '4', nmCargo: 'Analista', vlPisoSalarial: 100 });
    expect(screen.getByLabelText('Cargo')).toHaveValue('Analista');
    expect(screen.getByLabelText('Piso')).toHaveValue('R$\u00a01,00');
  });

  it('show a choice without a name by its id', () => {
    open({ idCargo: '4' });
    expect(screen.getByLabelText('Cargo')).toHaveValue('4');
  });
});
