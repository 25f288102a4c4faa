import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** What it stands for: a line of text, a picture, a box. @default 'text' */
  shape?: 'text' | 'circle' | 'block';
  /** Any CSS length; a percentage reads best for text. @default '100%' */
  width?: string;
  /** Any CSS length; text follows the line height of its place. */
  height?: string;
}

/** The shape of something on its way. Silent: wrap a set of them in a SkeletonGroup. */
export function Skeleton({
  shape = 'text',
  width = '100%',
  height,
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-shape={shape}
      className={clsx('aferir-skeleton', styles.root, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
