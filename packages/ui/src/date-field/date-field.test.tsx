import { fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Birth({ value: first = '', onValueChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField
        label="Nascimento"
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
      <output>{value}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nascimento' });
const given = () => screen.getByRole('status').textContent;
const calendar = () => document.querySelector<HTMLInputElement>('input[type="date"]');

describe('DateField', () => {
  it('gives the day that is typed, and what is no day yet as it was typed', async () => {
    const { user, container } = renderUi(<Birth />);
    await user.type(input(), '1204');
    expect(given()).toBe('12/04');
    await user.keyboard('1988');
    expect(input()).toHaveValue('12/04/1988');
    expect(given()).toBe('1988-04-12');
    await user.keyboard('{Backspace}');
    expect(given()).toBe('12/04/198');
    fireEvent.input(input(), { target: { value: '' } });
    expect(given()).toBe('');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('shows the day that it is given, and what was typed when a draft comes back', () => {
    renderUi(<Birth value="1988-04-12" />);
    expect(input()).toHaveValue('12/04/1988');
  });

  it('shows what was no day when it is given back', () => {
    renderUi(<Birth value="31/02/2000" />);
    expect(input()).toHaveValue('31/02/2000');
  });

  it.each(['12/04/1988', '12041988', '1988-04-12', '12/4/1988'])(
    'takes %s, pasted or filled in',
    async (text) => {
      const { user } = renderUi(<Birth />);
      await user.click(input());
      await user.paste(text);
      expect(given()).toBe('1988-04-12');
      await user.clear(input());
      fireEvent.input(input(), { target: { value: text } });
      expect(input()).toHaveValue('12/04/1988');
      expect(given()).toBe('1988-04-12');
    },
  );

  it.each([
    ['31022000', 'O campo Nascimento deve ser uma data válida.'],
    ['1204', 'O campo Nascimento deve ser uma data válida.'],
    ['31121899', 'O campo Nascimento deve ser uma data a partir de 01/01/1900.'],
    ['01012027', 'O campo Nascimento deve ser uma data até 31/12/2026.'],
    ['01011900', 'dd/mm/aaaa'],
    ['31122026', 'dd/mm/aaaa'],
  ])('says on leaving what is wrong with %s', async (typed, message) => {
    const { user } = renderUi(<Birth min="1900-01-01" max="2026-12-31" />);
    await user.type(input(), typed);
    expect(input()).toHaveAccessibleDescription('dd/mm/aaaa');
    await user.tab();
    expect(input()).toHaveAccessibleDescription(message);
    await user.clear(input());
    expect(input()).toHaveAccessibleDescription('dd/mm/aaaa');
  });

  it("prefers the form's own words", async () => {
    const { user } = renderUi(<Birth error="Data de nascimento inválida" />);
    await user.type(input(), '31022000');
    await user.tab();
    expect(input()).toHaveAccessibleDescription('Data de nascimento inválida');
  });

  it("takes a day from the device's calendar", async () => {
    const showPicker = vi.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const { user } = renderUi(<Birth value="1988-04-12" min="1900-01-01" max="2026-12-31" />);
    await user.click(screen.getByRole('button', { name: 'Abrir calendário de Nascimento' }));
    expect(showPicker).toHaveBeenCalledOnce();
    expect(calendar()).toMatchObject({ value: '1988-04-12', min: '1900-01-01', max: '2026-12-31' });
    fireEvent.change(calendar() as HTMLInputElement, { target: { value: '1988-05-01' } });
    expect(input()).toHaveValue('01/05/1988');
    expect(given()).toBe('1988-05-01');
  });

  it('goes on without a calendar where a page may not open it', async () => {
    HTMLInputElement.prototype.showPicker = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    const { user } = renderUi(<Birth />);
    await user.click(screen.getByRole('button', { name: /^Abrir calendário/ }));
    await user.type(input(), '12041988');
    expect(given()).toBe('1988-04-12');
  });

  it.each(['disabled', 'readOnly'])('has no calendar while it is %s', (state) => {
    renderUi(<Birth value="1988-04-12" {...{ [state]: true }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(input()).toHaveValue('12/04/1988');
  });

  it('hands the input on', () => {
    const ref = createRef<HTMLInputElement>();
    renderUi(<Birth ref={ref} name="birth" autoComplete="bday" />);
    expect(ref.current).toBe(input());
    expect(input()).toHaveAttribute('autocomplete', 'bday');
  });
});
