import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import type { AnonymizeDialogProps } from './anonymize-dialog.tsx';
import type { FirstAccessDialogProps } from './first-access-dialog.tsx';
import type { PasswordDialogProps } from './password-dialog.tsx';

// Pages would wait for what forms and slips are made of.

/** Sets the password of an employee. */
export const PasswordDialog = lazyOr<PasswordDialogProps>(
  async () => (await import('./password-dialog.tsx')).PasswordDialog,
  LostPart,
);

/** Makes a link for a first password. */
export const FirstAccessDialog = lazyOr<FirstAccessDialogProps>(
  async () => (await import('./first-access-dialog.tsx')).FirstAccessDialog,
  LostPart,
);

/** Erases what names a person. */
export const AnonymizeDialog = lazyOr<AnonymizeDialogProps>(
  async () => (await import('./anonymize-dialog.tsx')).AnonymizeDialog,
  LostPart,
);
