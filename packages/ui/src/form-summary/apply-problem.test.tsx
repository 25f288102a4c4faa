import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField, TextField } from '../field/index.ts';
import { renderUi } from '../testing/index.ts';
import { applyProblem, type FormRefusal, refusalOf } from './apply-problem.ts';
import { FormSummary } from './form-summary.tsx';

interface FormProps {
  onSend: () => Promise<FormRefusal | undefined>;
}

function Form({ onSend }: FormProps) {
  const form = useForm({ defaultValues: { idPessoa: 7, senhaAtual: '', endereco: { cep: '' } } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async () => {
    const refusal = await onSend();
    if (refusal) applyProblem(form, refusal);
  });
  return (
    <form noValidate onSubmit={submit}>
      <FormSummary {...refusalOf(form.formState)} />
      <PasswordField
        {...form.register('senhaAtual')}
        label="Senha atual"
        error={errors.senhaAtual?.message}
      />
      <TextField
        {...form.register('endereco.cep')}
        label="CEP"
        error={errors.endereco?.cep?.message}
      />
      <button type="submit">Salvar</button>
    </form>
  );
}

function refusal(faults: Readonly<Record<string, string>>, ...others: string[]): FormRefusal {
  const told = Object.entries(faults).map(([field, message]) => ({ field, message }));
  const errors = [...told.map(({ message }) => message), ...others];
  return { message: errors[0] ?? 'Sem conexão.', errors, faults: told };
}

function openForm(...refusals: (FormRefusal | undefined)[]) {
  const onSend = vi.fn(async () => refusals.shift());
  const { user } = renderUi(<Form onSend={onSend} />);
  return { user, onSend, send: () => user.click(screen.getByRole('button', { name: 'Salvar' })) };
}

describe('applyProblem', () => {
  it('marks the fields that the server names, and the summary leads to them', async () => {
    const faults = { senhaAtual: 'Informe a senha atual.', 'endereco.cep': 'Confira o CEP.' };
    const { user, send } = openForm(refusal(faults));
    await send();
    expect(await screen.findByRole('region', { name: 'Revise os campos abaixo' })).toHaveFocus();
    expect(screen.getByLabelText('Senha atual')).toBeInvalid();
    expect(screen.getByLabelText('Senha atual')).toHaveAccessibleDescription(
      'Informe a senha atual.',
    );
    await user.click(screen.getByRole('link', { name: 'Confira o CEP.' }));
    expect(screen.getByLabelText('CEP')).toHaveFocus();
  });

  it('unmarks a field once it is changed, and may be sent again', async () => {
    const { user, send, onSend } = openForm(refusal({ senhaAtual: 'Informe a senha atual.' }));
    await send();
    await user.type(screen.getByLabelText('Senha atual'), 'a');
    expect(screen.getByLabelText('Senha atual')).toBeValid();
    await send();
    expect(onSend).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Informe a senha atual.')).toBeNull();
  });

  it('announces what concerns no field of the form, which stays free to be sent', async () => {
    const { send, onSend } = openForm(refusal({ idPessoa: 'Confira a pessoa.' }, 'Não deu.'));
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Confira a pessoa.');
    expect(alert).toHaveTextContent('Não deu.');
    expect(screen.queryByRole('link')).toBeNull();
    await send();
    expect(onSend).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says why there was no answer at all', async () => {
    const { send } = openForm(refusal({}));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão.');
  });

  it('says both, what concerns a field and what does not', async () => {
    const { send } = openForm(refusal({ senhaAtual: 'Informe a senha atual.' }, 'Não deu.'));
    await send();
    expect(await screen.findByRole('region')).toHaveTextContent('Não deu.');
    expect(screen.getByRole('link')).toHaveTextContent('Informe a senha atual.');
  });
});
