import { Dialog } from '@aferir/ui';
import type { ReactNode } from 'react';

export interface DiscResultDialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** The report. */
  children: ReactNode;
}

/** The result over the thanks; a part of its own, since most pages end before it is asked for. */
export function DiscResultDialog({ isOpen, title, onClose, children }: DiscResultDialogProps) {
  return (
    <Dialog isOpen={isOpen} size="l" title={title} onClose={onClose}>
      {children}
    </Dialog>
  );
}
