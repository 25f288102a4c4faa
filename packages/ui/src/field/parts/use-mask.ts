import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type Ref, type RefCallback, useCallback, useImperativeHandle, useRef } from 'react';

/** A ref for an input that is written in a form, which hands the input on to a ref from outside. */
export function useMask(
  options: MaskitoOptions,
  ref: Ref<HTMLInputElement> | undefined,
): RefCallback<HTMLInputElement> {
  const attach = useMaskito({ options });
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  return useCallback(
    (input) => {
      own.current = input;
      attach(input);
    },
    [attach],
  );
}
