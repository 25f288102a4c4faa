import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { useState } from 'react';
import styles from './avatar.module.css';
import { avatarColorsOf, initialsOf } from './avatar-identity.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name: gives the initials and the color. */
  name: string;
  /** Address of the picture; without it, or when it fails, the initials show. */
  src?: string | null | undefined;
  /** Says the name to readers. Leave it out where the name stands beside. @default false */
  isNamed?: boolean;
  /** 24, 40 or 64 px. @default 'm' */
  size?: 's' | 'm' | 'l';
}

/** A person's picture, or initials on a color that follows from the name. */
export function Avatar({
  name,
  src,
  isNamed = false,
  size = 'm',
  className,
  style,
  ...rest
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const colors = avatarColorsOf(name);
  const hasPicture = Boolean(src) && src !== failedSrc;
  const naming = isNamed ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };

  return (
    <span
      {...naming}
      {...rest}
      data-size={size}
      className={clsx('aferir-avatar', styles.root, className)}
      style={
        { '--_background': colors.background, '--_text': colors.text, ...style } as CSSProperties
      }
    >
      {src && hasPicture ? (
        <img src={src} alt="" className={styles.picture} onError={() => setFailedSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
