import { useFocusHeir } from '@aferir/ui';
import { type ComponentProps, useMemo, useRef } from 'react';

/** A field that may take no more, and the buttons of those chosen. */
const CONTROLS = ':is(input, select, button):enabled';

/**
 * Around a field that chooses several and the list of those chosen. What is chosen begins the field anew, and the button
 * of what is taken out goes with it: the focus stays in here.
 */
export function Choosing(props: Omit<ComponentProps<'div'>, 'ref' | 'onFocus'>) {
  const root = useRef<HTMLDivElement>(null);
  const heir = useMemo(
    () => ({
      get current() {
        return root.current?.querySelector<HTMLElement>(CONTROLS) ?? null;
      },
    }),
    [],
  );
  const noteFocus = useFocusHeir(heir);
  // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus is in it
  return <div {...props} ref={root} onFocus={noteFocus} />;
}
