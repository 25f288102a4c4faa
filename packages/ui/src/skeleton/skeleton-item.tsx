import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-item.module.css';

export interface SkeletonItemProps extends ComponentProps<'div'> {
  /** How wide the picture is, in any CSS length; as a person's in a list unless told. @default '40px' */
  picture?: string;
}

/**
 * The shape of a picture with lines beside it, as a list names people: two lines, or those that it holds. Silent, as what
 * it is made of.
 */
export function SkeletonItem({
  picture = '40px',
  className,
  children,
  ...rest
}: SkeletonItemProps) {
  return (
    <div {...rest} className={clsx('aferir-skeleton-item', styles.root, className)}>
      <Skeleton shape="circle" width={picture} />
      <div className={styles.lines}>
        {children ?? (
          <>
            <Skeleton width="65%" />
            <Skeleton width="40%" />
          </>
        )}
      </div>
    </div>
  );
}
