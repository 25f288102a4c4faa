import { Maskito, type MaskitoMask } from '@maskito/core';
import { type Ref, useCallback } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** How a text is written: `#` is a digit, `*` a digit or a letter, and everything else stands for itself. */
export type MaskPattern = string;

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'ref'> {
  /** One pattern, or one that follows from how many digits and letters were typed. */
  mask: MaskPattern | ((length: number) => MaskPattern);
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text that is written in a known form as it is typed or pasted, such as a CPF or a phone. */
export function MaskedField({ mask, ref, inputMode = 'numeric', ...rest }: MaskedFieldProps) {
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      const letGo = typeof ref === 'function' ? ref(input) : undefined;
      if (ref && typeof ref === 'object') ref.current = input;
      const masked =
        input && new Maskito(input, { mask: maskOf(mask), postprocessors: [upperCase] });
      return () => {
        masked?.destroy();
        if (typeof letGo === 'function') letGo();
        else if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      };
    },
    [mask, ref],
  );
  return <TextField {...rest} ref={attach} inputMode={inputMode} />;
}

function maskOf(mask: MaskedFieldProps['mask']): MaskitoMask {
  if (typeof mask === 'string') return expressionsOf(mask);
  return ({ value }) => expressionsOf(mask(value.replace(/[^0-9a-z]/gi, '').length));
}

function expressionsOf(pattern: MaskPattern): (RegExp | string)[] {
  return Array.from(pattern, (sign) => {
    if (sign === '#') return /\d/;
    return sign === '*' ? /[0-9a-z]/i : sign;
  });
}

function upperCase<State extends { readonly value: string }>(state: State): State {
  return { ...state, value: state.value.toUpperCase() };
}
