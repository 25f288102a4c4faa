import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Collapsible as RadixCollapsible } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './collapsible.module.css';

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'title' | 'dir'> {
  /** What is inside; the whole line opens and closes it. */
  title: ReactNode;
  /** A few words at the end of the line, such as a count. */
  hint?: ReactNode;
  /** Whether it is open, when the page decides; with `onOpenChange`. */
  isOpen?: boolean;
  /** Whether it starts open. @default false */
  isOpenAtFirst?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether what is inside is printed though it is folded away on screen. @default false */
  isPrinted?: boolean;
  /** Makes the title a heading of this level, where the page's outline has a place for it. */
  headingLevel?: 2 | 3 | 4;
}

/** A part of a page that can be folded away. What must be read stays outside. */
export function Collapsible({
  title,
  hint,
  isOpen,
  isOpenAtFirst = false,
  onOpenChange,
  isPrinted = false,
  headingLevel,
  className,
  children,
  ...rest
}: CollapsibleProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <RadixCollapsible.Root
      {...rest}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
      defaultOpen={isOpenAtFirst}
      className={clsx('aferir-collapsible', styles.root, className)}
    >
      <Heading className={styles.heading}>
        <RadixCollapsible.Trigger className={clsx('aferir-collapsible-trigger', styles.trigger)}>
          <ChevronDown className={styles.arrow} aria-hidden />
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </span>
        </RadixCollapsible.Trigger>
      </Heading>
      <RadixCollapsible.Content
        className={styles.content}
        {...(isPrinted ? { forceMount: true } : {})}
      >
        <div className={styles.body}>{children}</div>
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  );
}
