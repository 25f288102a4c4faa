import { clsx } from 'clsx';
import {
  type ComponentProps,
  type SubmitEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { deepActiveElement } from '../focus/index.ts';
import styles from './form.module.css';
import { useOneAtATime } from './use-one-at-a-time.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  /** Sends what was filled in; until what it returns has settled, the form is not sent again. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown>;
}

/**
 * Fields and their button, one below the other. Faults are said by the fields themselves: the first of those that
 * keep it from being sent gets the focus, unless somebody has taken it meanwhile.
 */
export function Form({ onSubmit, className, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element>(null);
  const [, setTries] = useState(0);
  const send = useOneAtATime(async (event: SubmitEvent<HTMLFormElement>) => {
    const focused = deepActiveElement();
    await onSubmit(event);
    sentFrom.current = focused;
    setTries((tries) => tries + 1);
  });

  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);

  // Once it is drawn what is wrong.
  useLayoutEffect(() => {
    const focused = sentFrom.current;
    sentFrom.current = null;
    if (!focused || deepActiveElement() !== focused) return;
    firstFault(form.current)?.focus();
  });

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={clsx('aferir-form', styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        // That of a dialog opened from within bubbles here, though it stands elsewhere in the page.
        if (event.target !== event.currentTarget) return;
        void send(event);
      }}
    />
  );
}

/** What is wrong with it: a field, or the button of one that has no other control. */
const wrong = '[aria-invalid="true"], [data-invalid]:not(:has([aria-invalid])) button';

/** The first control in sight that has to be mended; of several that are one choice, the chosen one. */
function firstFault(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const first = form?.querySelector<HTMLElement>(wrong);
  return first?.matches('[type="radio"]')
    ? (first.closest('[data-invalid]')?.querySelector<HTMLElement>(':checked') ?? first)
    : first;
}
