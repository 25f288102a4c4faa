import { findOutcomeName, NOT_ASSESSED, profilesOfOutcome } from '@aferir/domain';
import { tokenValue } from '@aferir/ui';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { profileGlyphs, unknownGlyph } from './profile-glyphs.ts';
import styles from './profile-icon.module.css';
import { profileLooks } from './profile-look.ts';

export interface ProfileIconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The outcome, such as 'Conforme' or 'Conforme Dominante'; anything else gets the default icon. */
  outcome: string | null | undefined;
  /** Width and height in pixels. @default 40 */
  size?: number;
  /** Leave the name to the text beside it. @default false */
  isDecorative?: boolean;
}

/** The icon of an outcome: its profile, with the secondary one as a badge. */
export function ProfileIcon({
  outcome,
  size = 40,
  isDecorative = false,
  className,
  ...rest
}: ProfileIconProps) {
  const name = findOutcomeName(outcome);
  const { primary, secondary } = name
    ? profilesOfOutcome(name)
    : { primary: null, secondary: null };
  return (
    <svg
      role="img"
      aria-label={isDecorative ? undefined : (name ?? NOT_ASSESSED)}
      aria-hidden={isDecorative || undefined}
      {...rest}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={clsx('aferir-profile-icon', styles.root, className)}
    >
      <circle
        cx={secondary ? 29 : 32}
        cy={secondary ? 29 : 32}
        r={secondary ? 27 : 30}
        fill={primary ? profileLooks[primary].color : tokenValue('color-surface-sunken')}
      />
      <path
        d={primary ? profileGlyphs[primary] : unknownGlyph}
        transform={secondary ? 'translate(11 11) scale(1.5)' : 'translate(12.5 12.5) scale(1.625)'}
        className={styles.glyph}
        stroke={primary ? profileLooks[primary].onColor : tokenValue('color-text-muted')}
      />
      {secondary ? (
        <>
          <circle cx={49} cy={49} r={15} fill={tokenValue('color-surface')} />
          <circle cx={49} cy={49} r={13} fill={profileLooks[secondary].color} />
          <path
            d={profileGlyphs[secondary]}
            transform="translate(40.24 40.24) scale(0.73)"
            className={styles.glyph}
            stroke={profileLooks[secondary].onColor}
          />
        </>
      ) : null}
    </svg>
  );
}
