import { clsx } from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Notice } from '../notice/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './form-summary.module.css';

/** One fault of a form and the field to mend. */
export interface FormProblem {
  /** The `id` given to the field; without a way to a field the problem concerns the whole form. */
  fieldId?: string;
  /** Leads to the field, in place of its `id`. */
  focusField?: () => void;
  message: string;
}

export interface FormSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What keeps the form from being sent. */
  problems: readonly FormProblem[];
  /** Counts the tries to send; each new try with a field to mend moves focus here. */
  attempt: number;
  /** @default 'Revise os campos abaixo' */
  title?: string;
  /** What to do about it, when no field is to be mended: a Button or a link. */
  action?: ReactNode;
}

/**
 * Takes focus when a form is refused and leads to each field that needs mending. What concerns the
 * whole form alone is announced and scrolled to where it stands. Stays in the form also while nothing is wrong:
 * readers announce only what enters an existing region.
 */
export function FormSummary({
  problems,
  attempt,
  title,
  action,
  className,
  ref,
  ...rest
}: FormSummaryProps) {
  const { formSummaryTitle } = useUiMessages();
  const root = useRef<HTMLElement>(null);
  const hasFields = problems.some(isOfField);

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: mending a field must not steal focus; only a new try moves it.
  useLayoutEffect(() => {
    if (attempt === 0 || problems.length === 0) return;
    if (hasFields) root.current?.focus();
    // What concerns the whole form is announced, and has to be in sight where that is longer than its window.
    else root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);

  const heading = title ?? (hasFields ? formSummaryTitle : '');
  const summary = (
    <Notice tone="danger" title={heading} action={hasFields ? null : action}>
      <Problems problems={problems} />
    </Notice>
  );
  return (
    <section
      {...rest}
      ref={root}
      className={clsx('aferir-form-summary', styles.root, className)}
      {...(hasFields ? { tabIndex: -1, 'aria-label': heading } : { role: 'alert' })}
    >
      {problems.length > 0 ? summary : null}
    </section>
  );
}

function Problems({ problems }: Pick<FormSummaryProps, 'problems'>) {
  const [only] = problems;
  if (problems.length === 1 && only && !isOfField(only)) return <span>{only.message}</span>;
  return (
    <ul className={clsx('aferir-form-summary-list', styles.list)}>
      {problems.map((problem) => (
        <li key={`${problem.fieldId} ${problem.message}`}>
          {isOfField(problem) ? (
            <a
              href={`#${problem.fieldId ?? ''}`}
              className={clsx('aferir-form-summary-link', styles.link)}
              onClick={(event) => goToField(event, problem)}
            >
              {problem.message}
            </a>
          ) : (
            problem.message
          )}
        </li>
      ))}
    </ul>
  );
}

function isOfField({ fieldId, focusField }: FormProblem): boolean {
  return fieldId !== undefined || focusField !== undefined;
}

// A fragment finds nothing inside a shadow root, and would change the host page's address.
function goToField(event: MouseEvent<HTMLElement>, { fieldId, focusField }: FormProblem) {
  event.preventDefault();
  if (focusField) return focusField();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const field = fieldId ? root.getElementById(fieldId) : null;
  const control = field?.matches('fieldset') ? field.querySelector('input') : field;
  control?.focus();
}
