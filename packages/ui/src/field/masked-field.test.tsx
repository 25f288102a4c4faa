import { fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { type FieldMask, MaskedField } from './masked-field.tsx';

const cpf = '###.###.###-##';
const phone: FieldMask = {
  pattern: (length) => (length > 10 ? '(##) #####-####' : '(##) ####-####'),
  prepare: (text) => text.replace(/^\+55/, ''),
};

/** Leaves what begins with a plus or has too many digits as it is, until it is a phone with its code. */
const codedPhone: FieldMask = {
  ...phone,
  prepare: (text) => /^\+?55(\d{10,11})$/.exec(text.replace(/[^\d+]/g, ''))?.[1] ?? text,
  isFree: (text) => text.startsWith('+') || text.replace(/\D/g, '').length > 11,
};

const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** A field whose value is held outside. */
function Held({ mask = phone, initial = '' }: { mask?: string | FieldMask; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MaskedField label="Celular" mask={mask} value={value} onValueChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Limpar
      </button>
    </>
  );
}

function Registered() {
  const { register, watch } = useForm({ defaultValues: { phone: '' } });
  return (
    <>
      <MaskedField label="Celular" mask={phone} {...register('phone')} />
      <output>{watch('phone')}</output>
    </>
  );
}

describe('MaskedField', () => {
  it('writes what is typed in its form, and hands the input on', async () => {
    const ref = createRef<HTMLInputElement>();
    const { user, container } = renderUi(<MaskedField label="CPF" mask={cpf} ref={ref} />);
    await user.type(screen.getByLabelText('CPF'), '529982x24725');
    expect(ref.current).toHaveValue('529.982.247-25');
    expect(ref.current).toHaveAttribute('inputmode', 'numeric');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('tells of each change, also of one that moves its signs', async () => {
    const { user } = renderUi(<Registered />);
    await user.type(input(), '11988887777');
    expect(input()).toHaveValue('(11) 98888-7777');
    expect(screen.getByRole('status')).toHaveTextContent('(11) 98888-7777');
  });

  it('gives its digits alone, and shows those that it is given in its form', async () => {
    const { user } = renderUi(<Held initial="1133334444" />);
    expect(input()).toHaveValue('(11) 3333-4444');
    await user.type(input(), '5');
    expect(input()).toHaveValue('(11) 33334-4445');
    expect(screen.getByRole('status')).toHaveTextContent(/^11333344445$/);
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(input()).toHaveValue('');
  });

  it.each(['11988887777', '(11) 98888-7777', ' 11 98888 7777', '+55 11 98888-7777'])(
    'takes %s, pasted or filled in',
    async (text) => {
      const { user } = renderUi(<Held />);
      await user.click(input());
      await user.paste(text);
      expect(input()).toHaveValue('(11) 98888-7777');
      await user.clear(input());
      fireEvent.input(input(), { target: { value: text } });
      expect(input()).toHaveValue('(11) 98888-7777');
      expect(screen.getByRole('status')).toHaveTextContent(/^11988887777$/);
    },
  );

  it.each(['CPF: 529.982.247-25', 'CPF nº\u00a0529.982.247-25', 'CPF\n52998224725\n'])(
    'takes the number of %j, pasted or filled in',
    async (text) => {
      const { user } = renderUi(<Held mask={cpf} />);
      await user.click(input());
      await user.paste(text);
      expect(input()).toHaveValue('529.982.247-25');
      await user.clear(input());
      fireEvent.input(input(), { target: { value: text } });
      expect(input()).toHaveValue('529.982.247-25');
    },
  );

  it.each(['+5511988887777', '+55 (11) 98888-7777', '5511988887777'])(
    'writes %s in its form when it is whole, typed sign by sign',
    async (text) => {
      const { user } = renderUi(<Held mask={codedPhone} />);
      await user.type(input(), text);
      expect(input()).toHaveValue('(11) 98888-7777');
      expect(screen.getByRole('status')).toHaveTextContent(/^11988887777$/);
    },
  );

  it.each(['+351 912 345 678', '354912345678901', '+1 (415) 555-2671'])(
    'cuts nothing off %s, which is none for its form',
    async (text) => {
      const { user } = renderUi(<Held mask={codedPhone} />);
      await user.type(input(), text);
      expect(input()).toHaveValue(text);
      await user.clear(input());
      await user.paste(text);
      expect(input()).toHaveValue(text);
      await user.clear(input());
      await user.type(input(), '11988887777');
      expect(input()).toHaveValue('(11) 98888-7777');
    },
  );

  it('comes back to its form when what was too much is deleted', async () => {
    const { user } = renderUi(<Held mask={codedPhone} />);
    await user.type(input(), '119888877779');
    expect(input()).toHaveValue('119888877779');
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('(11) 98888-7777');
  });

  it('keeps the caret where something is typed or deleted in the middle', async () => {
    const { user } = renderUi(<Held mask={cpf} initial="52998224" />);
    await user.click(input());
    input().setSelectionRange(1, 1);
    await user.keyboard('7');
    expect(input()).toHaveValue('572.998.224');
    expect(input().selectionStart).toBe(2);
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('529.982.24');
    expect(input().selectionStart).toBe(1);
  });

  it('lets a text be composed before it is written', () => {
    renderUi(<Held mask="**.***" />);
    fireEvent.compositionStart(input());
    fireEvent.input(input(), {
      target: { value: 'abç1' },
      inputType: 'insertCompositionText',
      isComposing: true,
    });
    expect(input()).toHaveValue('abç1');
    fireEvent.compositionEnd(input());
    expect(input()).toHaveValue('AB.1');
    expect(screen.getByRole('status')).toHaveTextContent(/^AB1$/);
  });

  it('takes letters where the form has them, as capitals', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <MaskedField label="CNPJ" mask="**.***.***/****-##" onValueChange={onValueChange} />,
    );
    await user.type(screen.getByLabelText('CNPJ'), '12abc34501de35');
    expect(screen.getByLabelText('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
    expect(screen.getByLabelText('CNPJ')).not.toHaveAttribute('inputmode');
    expect(onValueChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  });

  it('cannot be written while it is read only', async () => {
    const { user } = renderUi(
      <MaskedField label="CPF" mask={cpf} defaultValue="52998224725" readOnly />,
    );
    await user.type(screen.getByLabelText('CPF'), '1');
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
  });
});
