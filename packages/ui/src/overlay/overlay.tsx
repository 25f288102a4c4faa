import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { giveFocusBack } from '../focus/give-focus-back.ts';
import { deepActiveElement } from '../focus/index.ts';
import { useIsInBrowser, usePortalContainer } from '../portal-container/index.ts';
import { Spinner } from '../spinner/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import floatingStyles from './floating.module.css';
import styles from './overlay.module.css';

export interface OverlayProps extends ComponentProps<'div'> {
  isOpen: boolean;
  /** What is being waited for. @default 'Carregando' */
  label?: string;
}

/** Blocks the whole page while something must not be disturbed. Shows itself only when it lasts. */
export function Overlay({ isOpen, label, className, ...rest }: OverlayProps) {
  const container = usePortalContainer();
  const isInBrowser = useIsInBrowser();
  if (!isOpen || !isInBrowser) return null;
  return createPortal(
    <OverlayVeil {...rest} label={label} className={className} />,
    container ?? document.body,
  );
}

function OverlayVeil({
  label,
  className,
  ...rest
}: ComponentProps<'div'> & { label: string | undefined }) {
  const { loading } = useUiMessages();
  const veil = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = deepActiveElement();
    const stay = (event: KeyboardEvent) => event.preventDefault();
    veil.current?.focus();
    document.addEventListener('keydown', stay, true);
    return () => {
      document.removeEventListener('keydown', stay, true);
      giveFocusBack(before);
    };
  }, []);

  return (
    <div
      {...rest}
      ref={veil}
      tabIndex={-1}
      role="status"
      className={clsx('aferir-overlay', styles.root, className)}
    >
      <div className={clsx(styles.box, floatingStyles.surface)}>
        <Spinner size="l" />
        <span>{label ?? loading}</span>
      </div>
    </div>
  );
}
