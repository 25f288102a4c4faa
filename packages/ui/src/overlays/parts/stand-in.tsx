import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface StandInProps {
  of: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null> | undefined;
}

/** Draws nothing: whoever has a ref to it has one to an element that is there already. */
export function StandIn({ of, ref }: StandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}
