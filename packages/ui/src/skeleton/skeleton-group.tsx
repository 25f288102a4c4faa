import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What is being loaded, for those who don't see the shapes. @default 'Carregando...' */
  label?: string;
}

/** A set of skeletons, announced once as loading. */
export function SkeletonGroup({
  label = 'Carregando...',
  className,
  children,
  ...rest
}: SkeletonGroupProps) {
  return (
    <div {...rest} aria-busy="true" className={clsx('aferir-skeleton-group', className)}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
