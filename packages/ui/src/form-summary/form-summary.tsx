import { clsx } from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { Notice } from '../notice/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './form-summary.module.css';

/** One fault of a form and the field to mend. */
export interface FormProblem {
  /** The `id` given to the field; without one the problem concerns the whole form. */
  fieldId?: string;
  message: string;
}

export interface FormSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What keeps the form from being sent; nothing is shown while it is empty. */
  problems: readonly FormProblem[];
  /** Counts the tries to send; each new try with problems moves focus here. */
  attempt: number;
  /** @default 'Revise os campos abaixo' */
  title?: string;
}

/** Takes focus when a form is refused and leads to each field that needs mending. */
export function FormSummary({
  problems,
  attempt,
  title,
  className,
  ref,
  ...rest
}: FormSummaryProps) {
  const { formSummaryTitle } = useUiMessages();
  const root = useRef<HTMLElement>(null);
  const hasProblems = problems.length > 0;

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: mending a field must not steal focus; only a new try moves it.
  useEffect(() => {
    if (attempt > 0 && hasProblems) root.current?.focus();
  }, [attempt]);

  if (!hasProblems) return null;
  return (
    <section
      {...rest}
      ref={root}
      tabIndex={-1}
      aria-label={title ?? formSummaryTitle}
      className={clsx('aferir-form-summary', styles.root, className)}
    >
      <Notice tone="danger" title={title ?? formSummaryTitle}>
        <ul className={clsx('aferir-form-summary-list', styles.list)}>
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a
                  href={`#${fieldId}`}
                  className={clsx('aferir-form-summary-link', styles.link)}
                  onClick={(event) => focusField(event, fieldId)}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

// A fragment finds nothing inside a shadow root, and would change the host page's address.
function focusField(event: MouseEvent<HTMLElement>, fieldId: string) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(fieldId);
  const control = field?.matches('fieldset') ? field.querySelector('input') : field;
  control?.focus();
}
