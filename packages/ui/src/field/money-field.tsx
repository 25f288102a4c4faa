import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { maskitoNumber } from '@maskito/kit';
import type { Ref } from 'react';
import { useMask } from './parts/use-mask.ts';
import { useTyped } from './parts/use-typed.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MoneyFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'ref' | 'value' | 'defaultValue' | 'inputMode' | 'maxLength'
  > {
  /** Whole cents; `null` is nothing, which is not zero. */
  value: number | null;
  onValueChange: (cents: number | null) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Above this a number of cents is no longer exact. */
const MOST_REAIS = 10_000_000_000_000;

const number = maskitoNumber({
  prefix: 'R$\u00a0',
  decimalSeparator: ',',
  thousandSeparator: '.',
  maximumFractionDigits: 2,
  min: 0,
  max: MOST_REAIS,
});

const mask: MaskitoOptions = {
  ...number,
  preprocessors: [
    ({ elementState, data }) => ({
      elementState,
      data: data.length > 1 ? withComma(data) : data,
    }),
    ...number.preprocessors,
  ],
};

/** An amount in reais, in whole cents for whoever uses it. `className` goes to the field, the rest to the input. */
export function MoneyField({
  value,
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...rest
}: MoneyFieldProps) {
  const attach = useMask(mask, ref);
  const [shown, setTyped] = useTyped(value, { read: readCents, write: writeCents });
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      ref={attach}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
        onValueChange(readCents(event.target.value));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** Integers alone: a fraction of a real is not exact. */
function readCents(text: string): number | null {
  const [reais = '', cents = ''] = text.replace(/[^\d,]/g, '').split(',');
  if (reais === '' && cents === '') return null;
  return Number(reais) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
}

function writeCents(value: number | null): string {
  if (value === null) return '';
  const digits = `${Math.trunc(value)}`.padStart(3, '0');
  return maskitoTransform(`${digits.slice(0, -2)},${digits.slice(-2)}`, mask);
}

/** An amount as spreadsheets and other languages write it, its cents behind a point. */
function withComma(text: string): string {
  const isPoint = /^[^\d,.]*(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2}\D*$/.test(text);
  return isPoint ? text.replaceAll(',', '').replace('.', ',') : text;
}
