import { Dialog, IconButton } from '@aferir/ui';
import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import { organizationMessages as texts } from '../organization-messages.ts';
import styles from './organization.module.css';

/** Props of {@link DepartmentPanel}. */
export interface DepartmentPanelProps {
  /** Whether there is room beside the chart. */
  isBeside: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Frames the details of a department, beside the chart or over it. */
export function DepartmentPanel({ isBeside, onClose, children }: DepartmentPanelProps) {
  const titleId = useId();
  const cameFrom = useRef<HTMLElement | null>(null);
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
    <section aria-labelledby={titleId} className={styles.panel} onFocus={noteWhereFrom}>
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
            cameFrom.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      {children}
    </section>
  );
}
