import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { Tooltip } from '../tooltip/index.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does; read aloud and shown in a tooltip. */
  label: string;
  /** The icon, decorative. */
  icon: ReactElement;
  /** @default 'ghost' */
  variant?: 'ghost' | 'secondary';
  /** @default 'm' */
  size?: 's' | 'm';
  /** Leaves the tooltip out, where the label stands beside it or a menu opens there. */
  isTooltipHidden?: boolean;
}

/** An action shown by an icon alone. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'm',
  isTooltipHidden = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      className={clsx('aferir-icon-button', styles.root, className)}
    >
      {icon}
    </button>
  );
  return isTooltipHidden ? button : <Tooltip content={label}>{button}</Tooltip>;
}
