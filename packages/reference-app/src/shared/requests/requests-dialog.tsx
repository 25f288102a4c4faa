import { Dialog } from '@aferir/ui';
import { Fragment, type ReactNode } from 'react';

/** Props of {@link RequestsDialog}. */
export interface RequestsDialogProps {
  title: string;
  /** Whose requests are shown; the dialog is closed without anybody. */
  personId: number | null;
  onClose: () => void;
  /** The requests of a person. */
  children: (personId: number) => ReactNode;
}

/** Frames the assessment requests of one person. */
export function RequestsDialog({ title, personId, onClose, children }: RequestsDialogProps) {
  return (
    <Dialog isOpen={personId !== null} onClose={onClose} size="l" title={title}>
      {personId === null ? null : <Fragment key={personId}>{children(personId)}</Fragment>}
    </Dialog>
  );
}
