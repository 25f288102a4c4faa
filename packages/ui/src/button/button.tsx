import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './button.module.css';
import { isUnavailable } from './is-unavailable.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action a view; `danger` destroys. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
  /** Shown before the label; decorative. */
  icon?: ReactNode;
  /** Shown after the label; decorative. */
  endIcon?: ReactNode;
  /** Under way: keeps its width and focus, says so, and ignores clicks. */
  isLoading?: boolean;
  /** Gives the look to the only child instead, such as a link. Without icons and loading. */
  asChild?: boolean;
}

/** Starts an action. To go somewhere use a link inside it with `asChild`. */
export function Button({
  variant = 'primary',
  size = 'm',
  icon,
  endIcon,
  isLoading = false,
  asChild = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { loading } = useUiMessages();
  const look = {
    'data-variant': variant,
    'data-size': size,
    className: clsx('aferir-button', styles.root, className),
  };
  if (asChild) {
    return (
      <Slot.Root {...rest} {...look} onClick={onClick}>
        {children}
      </Slot.Root>
    );
  }
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...look}
      type={type}
      aria-disabled={isLoading || rest['aria-disabled']}
      // Loading is not: it keeps its look.
      data-unavailable={isUnavailable(rest) || undefined}
      data-loading={isLoading || undefined}
      onClick={ignoreWhileLoading}
    >
      {icon ? <Icon>{icon}</Icon> : null}
      <span className={styles.label}>{children}</span>
      {endIcon ? <Icon>{endIcon}</Icon> : null}
      {isLoading ? (
        <span className={styles.wait}>
          <Spinner size="s" />
          <VisuallyHidden>{loading}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span className={styles.icon} aria-hidden>
      {children}
    </span>
  );
}
