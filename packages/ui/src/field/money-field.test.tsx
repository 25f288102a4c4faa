import { screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { MoneyField } from './money-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Piso salarial' });

/** What is read, without the space that does not break. */
const shown = () => input().value.replace(/\u00a0/g, ' ');

function Salary({ initial = null }: { initial?: number | null }) {
  const [cents, setCents] = useState(initial);
  return (
    <>
      <MoneyField label="Piso salarial" value={cents} onValueChange={setCents} />
      <output>{String(cents)}</output>
      <button type="button" onClick={() => setCents(null)}>
        Limpar
      </button>
    </>
  );
}

describe('MoneyField', () => {
  it.each([
    [null, ''],
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [123456, 'R$ 1.234,56'],
    [999_999_999_999_999, 'R$ 9.999.999.999.999,99'],
  ])('writes %s as %s', (cents, text) => {
    renderUi(<Salary initial={cents} />);
    expect(shown()).toBe(text);
  });

  it('gives whole cents of what is typed, and completes it on leaving', async () => {
    const { user, container } = renderUi(<Salary />);
    await user.type(input(), '1234');
    expect(shown()).toBe('R$ 1.234');
    expect(screen.getByRole('status')).toHaveTextContent(/^123400$/);
    await user.keyboard(',5');
    expect(shown()).toBe('R$ 1.234,5');
    expect(screen.getByRole('status')).toHaveTextContent(/^123450$/);
    await user.tab();
    expect(shown()).toBe('R$ 1.234,50');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('knows nothing from zero', async () => {
    const { user } = renderUi(<Salary initial={100} />);
    await user.clear(input());
    expect(screen.getByRole('status')).toHaveTextContent(/^null$/);
    await user.type(input(), '0');
    expect(screen.getByRole('status')).toHaveTextContent(/^0$/);
  });

  it.each([
    ['R$ 1.234,56', 123456],
    ['1234,56', 123456],
    ['1234.56', 123456],
    ['1,234.56', 123456],
    ['1.234', 123400],
    ['1234', 123400],
    ['-10', 1000],
    ['0,075', 7],
  ])('takes %s, pasted', async (text, cents) => {
    const { user } = renderUi(<Salary />);
    await user.click(input());
    await user.paste(text);
    expect(screen.getByRole('status')).toHaveTextContent(String(cents));
  });

  it('shows what it is given from outside', async () => {
    const { user } = renderUi(<Salary initial={100} />);
    await user.type(input(), '9');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(shown()).toBe('');
  });

  it('hands the input on, with its label and error', () => {
    const ref = createRef<HTMLInputElement>();
    renderUi(
      <MoneyField
        label="Piso salarial"
        error="- Este campo é obrigatório"
        value={100}
        onValueChange={() => {}}
        ref={ref}
        readOnly
      />,
    );
    expect(ref.current).toBe(input());
    expect(input()).toHaveAccessibleDescription('- Este campo é obrigatório');
    expect(input()).toHaveAttribute('readonly');
  });
});
