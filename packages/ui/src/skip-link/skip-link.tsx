import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './skip-link.module.css';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The `id` of what it leads to, which takes the focus: a `main` with `tabIndex={-1}`. */
  targetId: string;
}

/** Leads past what stands before the content, and is seen only while it has the focus. `children` say so in other words. */
export function SkipLink({ targetId, className, onClick, children, ...rest }: SkipLinkProps) {
  const { skipToContent } = useUiMessages();
  return (
    <a
      {...rest}
      href={`#${targetId}`}
      className={clsx('aferir-skip-link', styles.root, styles.link, className)}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children ?? skipToContent}
    </a>
  );
}
