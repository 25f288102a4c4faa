import {
  type MaskitoOptions,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoTransform,
} from '@maskito/core';
import { type Ref, useMemo } from 'react';
import { useMask } from './parts/use-mask.ts';
import { useTyped } from './parts/use-typed.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** How a text is written: `#` is a digit, `*` a digit or a letter, and every other sign stands for itself. */
export type MaskPattern = string;

const ANYTHING = /^.*$/;

/** How a text is written as it is typed. */
export interface FieldMask {
  /** One pattern, or one that follows from how many digits and letters there are. */
  readonly pattern: MaskPattern | ((length: number) => MaskPattern);
  /** Mends what comes whole, pasted or filled in by the browser, before it is written. */
  readonly prepare?: (text: string) => string;
  /** Whether a text is none for the pattern: it stands as it is, until `prepare` makes one of it. */
  readonly isFree?: (text: string) => boolean;
}

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'ref' | 'value'> {
  /** Made once, outside of the component: another one starts the input anew. */
  mask: MaskPattern | FieldMask;
  /** The text, with or without the signs of its form; left out, the input keeps it, with them. */
  value?: string;
  /** Gives the digits and letters alone. */
  onValueChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text that is written in a known form as it is typed, pasted or filled in, such as a CPF or a phone. */
export function MaskedField({
  mask,
  value,
  defaultValue,
  onChange,
  onValueChange,
  ref,
  ...rest
}: MaskedFieldProps) {
  const options = useMemo(() => toOptions(mask), [mask]);
  const attach = useMask(options, ref);
  const write = (text: string) => maskitoTransform(text, options);
  const [shown, setTyped] = useTyped(withoutSigns(value ?? ''), { read: withoutSigns, write });
  const held = value === undefined ? {} : { value: shown };
  const initial = defaultValue === undefined ? {} : { defaultValue: write(`${defaultValue}`) };
  return (
    <TextField
      {...(hasLetters(mask) ? { autoCapitalize: 'characters' } : { inputMode: 'numeric' })}
      spellCheck={false}
      {...rest}
      {...initial}
      {...held}
      ref={attach}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
        onValueChange?.(withoutSigns(event.target.value));
      }}
    />
  );
}

function toOptions(mask: MaskedFieldProps['mask']): MaskitoOptions {
  const { pattern, prepare, isFree }: FieldMask =
    typeof mask === 'string' ? { pattern: mask } : mask;
  const patternOf = typeof pattern === 'string' ? () => pattern : pattern;
  const options: MaskitoOptions = {
    mask: ({ value }) =>
      isFree?.(value) ? ANYTHING : expressionsOf(patternOf(withoutSigns(value).length)),
    preprocessors: prepare ? [preparing(prepare)] : [],
    postprocessors: [upperCase],
  };
  if (!prepare || !isFree) return options;
  return { ...options, postprocessors: [upperCase, completing(prepare, isFree, options)] };
}

/** Writes a text that stood as it was in its pattern once what was typed makes one for it. */
function completing(
  prepare: (text: string) => string,
  isFree: (text: string) => boolean,
  options: MaskitoOptions,
): MaskitoPostprocessor {
  return (state) => {
    const prepared = isFree(state.value) ? prepare(state.value) : state.value;
    if (prepared === state.value || isFree(prepared)) return state;
    const value = maskitoTransform(prepared, options);
    return { value, selection: [value.length, value.length] };
  };
}

/** One sign is typed, several come whole; a browser that fills a field in says nothing but its new value. */
function preparing(prepare: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    if (action !== 'validation') {
      return { elementState, data: data.length > 1 ? prepare(data) : data };
    }
    const value = prepare(elementState.value);
    const isMended = withoutSigns(value) !== withoutSigns(elementState.value);
    const end = value.length;
    return { elementState: isMended ? { value, selection: [end, end] } : elementState, data };
  };
}

function expressionsOf(pattern: MaskPattern): (RegExp | string)[] {
  return Array.from(pattern, (sign) => {
    if (sign === '#') return /\d/;
    return sign === '*' ? /[0-9a-z]/i : sign;
  });
}

function hasLetters(mask: MaskedFieldProps['mask']): boolean {
  const { pattern } = typeof mask === 'string' ? { pattern: mask } : mask;
  return (typeof pattern === 'string' ? pattern : pattern(0)).includes('*');
}

function withoutSigns(text: string): string {
  return text.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

function upperCase<State extends { readonly value: string }>(state: State): State {
  return { ...state, value: state.value.toUpperCase() };
}
