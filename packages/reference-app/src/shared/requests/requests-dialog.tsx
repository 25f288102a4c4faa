import { Dialog } from '@aferir/ui';
import { Fragment, type ReactNode } from 'react';
import type { RequestedPerson } from './request-kind.ts';

/** Props of {@link RequestsDialog}. */
export interface RequestsDialogProps {
  title: string;
  /** Whose requests are shown; the dialog is closed without anybody. */
  personId: number | null;
  onClose: () => void;
  /** The requests of a person. */
  children: (personId: number) => ReactNode;
}

/** What the grid of one person's requests is told, and tells. */
export interface PersonRequestsProps {
  person: RequestedPerson;
  onOpenReport: (responseId: number) => void;
  /** Where it stands on the person's page: what it is called there. */
  history?: string;
}

/** What the dialog over a section is told, and tells. */
export type PersonDialogProps = Omit<RequestsDialogProps, 'title' | 'children'> &
  Pick<PersonRequestsProps, 'onOpenReport'>;

/** Frames the assessment requests of one person. */
export function RequestsDialog({ title, personId, onClose, children }: RequestsDialogProps) {
  return (
    <Dialog isOpen={personId !== null} onClose={onClose} size="l" title={title}>
      {personId === null ? null : <Fragment key={personId}>{children(personId)}</Fragment>}
    </Dialog>
  );
}
