import { Dialog, IconButton } from '@aferir/ui';
import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { organizationMessages as texts } from '../organization-messages.ts';
import styles from './organization.module.css';

/** Props of {@link DepartmentPanel}. */
export interface DepartmentPanelProps {
  /** Whose details they are. */
  departmentId: number | null;
  /** Whether there is room beside the chart. */
  isBeside: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Frames the details of a department, beside the chart or over it. */
export function DepartmentPanel({
  departmentId,
  isBeside,
  onClose,
  children,
}: DepartmentPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another department was opened by something else
  useLayoutEffect(() => {
    const active = document.activeElement;
    // An address opens it too, and a link within it another one.
    const isOpener = active instanceof HTMLElement && active.tabIndex >= 0;
    if (!panel.current?.contains(active)) opener.current = isOpener ? active : null;
  }, [departmentId]);

  if (!isBeside) {
    return (
      <Dialog isOpen onClose={onClose} title={texts.details}>
        {children}
      </Dialog>
    );
  }

  function noteWhereFrom({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement;
  }

  return (
    <section ref={panel} aria-labelledby={titleId} className={styles.panel} onFocus={noteWhereFrom}>
      <div className={styles.panelHeading}>
        <h2 id={titleId} className={styles.panelTitle}>
          {texts.details}
        </h2>
        <IconButton
          size="s"
          label={texts.closeDetails}
          icon={<X />}
          onClick={() => {
            onClose();
            const goesBackTo = opener.current?.isConnected ? opener : cameFrom;
            goesBackTo.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      {children}
    </section>
  );
}
