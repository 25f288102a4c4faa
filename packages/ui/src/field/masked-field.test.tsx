import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Checkbox } from './checkbox.tsx';
import { MaskedField } from './masked-field.tsx';

const phone = (length: number) => (length > 10 ? '(##) #####-####' : '(##) ####-####');

describe('MaskedField', () => {
  it('writes what is typed in its form, and tells the form of it', async () => {
    const onChange = vi.fn();
    const ref = createRef<HTMLInputElement>();
    const { user, container } = renderUi(
      <MaskedField label="CPF" mask="###.###.###-##" ref={ref} onChange={onChange} />,
    );
    await user.type(screen.getByLabelText('CPF'), '529982x24725');
    expect(ref.current).toHaveValue('529.982.247-25');
    expect(onChange.mock.lastCall?.[0].target).toBe(ref.current);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('takes what is pasted, with or without its signs', async () => {
    const { user } = renderUi(<MaskedField label="Celular" mask={phone} />);
    const field = screen.getByLabelText('Celular');
    await user.click(field);
    await user.paste('11988887777');
    expect(field).toHaveValue('(11) 98888-7777');
    await user.clear(field);
    await user.paste('(11) 3333-4444');
    expect(field).toHaveValue('(11) 3333-4444');
  });

  it('takes letters where the form has them, as capitals', async () => {
    const { user } = renderUi(<MaskedField label="CNPJ" mask="**.***.***/****-##" />);
    const field = screen.getByLabelText('CNPJ');
    await user.type(field, '12abc34501de35');
    expect(field).toHaveValue('12.ABC.345/01DE-35');
  });
});

describe('Checkbox', () => {
  it('is mixed between on and off, and goes on from there', async () => {
    const onCheckedChange = vi.fn();
    const { user, container } = renderUi(
      <Checkbox aria-label="Ver" checked="mixed" onCheckedChange={onCheckedChange} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Ver' });
    expect(box).toBePartiallyChecked();
    await user.click(box);
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(await axeViolations(container)).toEqual([]);
  });
});
