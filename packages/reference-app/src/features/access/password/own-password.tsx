import { Dialog } from '@aferir/ui';
import { Suspense } from 'react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { FramedLostChunk } from '../../../shared/states/framed-lost-chunk.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { Splash } from '../../../shared/states/splash.tsx';
import type { ChangePasswordDialogProps } from './change-password-dialog.tsx';
import type { ForcedPasswordScreenProps } from './forced-password-screen.tsx';
import { passwordTexts } from './password-messages.ts';

// The frames of both areas show these to few people: every page would wait for their forms.
const ForcedPasswordScreen = lazyOr<ForcedPasswordScreenProps>(
  async () => (await import('./forced-password-screen.tsx')).ForcedPasswordScreen,
  FramedLostChunk,
);
const ChangePasswordDialog = lazyOr(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
  LostDialog,
);

/** Stands in place of every page while a password set by somebody else must be changed. */
export function ForcedPassword(props: ForcedPasswordScreenProps) {
  return (
    <Suspense fallback={<Splash />}>
      <ForcedPasswordScreen {...props} />
    </Suspense>
  );
}

/** Lets an employee change the own password, once it is asked for. */
export function ChangePassword({ isOpen, onClose }: ChangePasswordDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <ChangePasswordDialog isOpen onClose={onClose} />
    </Suspense>
  );
}

function LostDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const { changePassword } = useTexts(passwordTexts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={changePassword}>
      <LostPart />
    </Dialog>
  );
}
