import { clsx } from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import type { ComponentProps, CSSProperties } from 'react';
import { useUiMessages } from '../ui-messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './stepper.module.css';

/** One step of a wizard. */
export interface Step<Id extends string = string> {
  id: Id;
  label: string;
  /** What is wrong in it, in few words, such as '2 campos a corrigir'. */
  problem?: string | undefined;
}

export interface StepperProps<Id extends string = string>
  extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** What the steps lead to. */
  label: string;
  /** In their order. */
  steps: readonly Step<Id>[];
  /** The step one is at: those before it are done, those after it are to come. */
  current: Id;
  /** Goes back to a step that is done; without it none can be chosen. What is to come never can. */
  onGoBack?: (id: Id) => void;
}

/** Where one is in a wizard, and what is done and to come. In a narrow place numbers and one label are left. */
export function Stepper<Id extends string = string>({
  label,
  steps,
  current,
  onGoBack,
  className,
  ...rest
}: StepperProps<Id>) {
  const { stepOf } = useUiMessages();
  const at = Math.max(
    steps.findIndex(({ id }) => id === current),
    0,
  );
  const step = steps[at];
  return (
    <nav {...rest} aria-label={label} className={clsx('aferir-stepper', styles.root, className)}>
      <ol className={styles.steps} style={{ '--_count': steps.length } as CSSProperties}>
        {steps.map((one, index) => (
          <li
            key={one.id}
            aria-current={index === at ? 'step' : undefined}
            data-state={index < at ? 'done' : index === at ? 'current' : 'upcoming'}
            data-problem={one.problem ? true : undefined}
            className={clsx('aferir-step', styles.step)}
          >
            {index < at && onGoBack ? (
              <button type="button" className={styles.body} onClick={() => onGoBack(one.id)}>
                <StepBody step={one} number={index + 1} isDone />
              </button>
            ) : (
              <span className={styles.body}>
                <StepBody step={one} number={index + 1} isDone={index < at} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {/* The list says the same to readers. */}
      <p className={styles.now} aria-hidden>
        <span className={styles.place}>{stepOf(at + 1, steps.length)}</span>
        <span className={styles.label}>{step?.label}</span>
        {step?.problem ? <span className={styles.problem}>{step.problem}</span> : null}
      </p>
    </nav>
  );
}

function StepBody({ step, number, isDone }: { step: Step; number: number; isDone: boolean }) {
  const { stepDone } = useUiMessages();
  return (
    <>
      <span className={styles.mark} aria-hidden>
        {step.problem ? <CircleAlert /> : isDone ? <Check /> : number}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{step.label}</span>
        {isDone ? <VisuallyHidden>{`, ${stepDone}`}</VisuallyHidden> : null}
        {step.problem ? (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <span className={styles.problem}>{step.problem}</span>
          </>
        ) : null}
      </span>
    </>
  );
}
