import { Dialog, type DialogProps } from '@aferir/ui';
import { createContext, type ReactNode, useState } from 'react';

/** What a form gives the dialog that it is shown in. */
export type DialogParts = Omit<DialogProps, 'isOpen' | 'children'>;

/** Takes what a form gives the dialog that is open around it; null where it has to open one. */
export const DialogFrameContext = createContext<((parts: DialogParts) => void) | null>(null);

/** Props of {@link DialogFrame}. */
export interface DialogFrameProps extends DialogParts {
  children: ReactNode;
}

/** One dialog for what is waited for and the form that comes after it: that is shown in it, and says what it has. */
export function DialogFrame({ children, ...waiting }: DialogFrameProps) {
  const [parts, setParts] = useState<DialogParts>();
  return (
    <Dialog isOpen {...(parts ?? waiting)}>
      <DialogFrameContext value={setParts}>{children}</DialogFrameContext>
    </Dialog>
  );
}
