import { PHONE_FAULT_TEXTS, PHONE_MASK, phoneProblem } from '@aferir/domain';
import { MaskedField } from '@aferir/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';

/** A phone as forms ask for one. */
function PhoneForm() {
  const { register, formState, handleSubmit } = useForm({
    defaultValues: { phone: '' },
    mode: 'onChange',
  });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <MaskedField
        {...register('phone', { validate: (text) => phoneProblem(text, 'Telefone inválido') })}
        label="Telefone"
        mask={PHONE_MASK}
        error={formState.errors.phone?.message}
      />
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Telefone');

const ways = {
  typed: async (text: string) => userEvent.type(field(), text.replaceAll('[', '[[')),
  pasted: async (text: string) => {
    await userEvent.click(field());
    await userEvent.paste(text);
  },
  'filled in': async (text: string) => {
    fireEvent.input(field(), { target: { value: text } });
  },
} as const;

describe.each(Object.keys(ways) as (keyof typeof ways)[])('a phone, %s', (way) => {
  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['1133334444', '(11) 3333-4444'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['0055 11 98765-4321', '(11) 98765-4321'],
    ['011 98765-4321', '(11) 98765-4321'],
    ['11 98765\u20134321', '(11) 98765-4321'],
    ['+55 55 99999-8888', '(55) 99999-8888'],
    ['55 99999-8888', '(55) 99999-8888'],
    ['55 55 3222-1111', '(55) 3222-1111'],
  ])('%s, is read', async (text, shown) => {
    render(<PhoneForm />);
    await ways[way](text);
    expect(field()).toHaveValue(shown);
    expect(field()).toBeValid();
  });

  it.each([
    ['+351 912 345 678', PHONE_FAULT_TEXTS.foreign],
    ['+1 415 555 2671', PHONE_FAULT_TEXTS.foreign],
    ['0800 123 4567', PHONE_FAULT_TEXTS.service],
    ['00000000000', PHONE_FAULT_TEXTS.zeros],
    ['98765-4321', PHONE_FAULT_TEXTS['no-area-code']],
    ['351912345678', 'Telefone inválido'],
  ])('%s, is told', async (text, message) => {
    render(<PhoneForm />);
    await ways[way](text);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(message);
  });
});
