import { Dialog, type DialogProps, tabbableIn } from '@aferir/ui';
import { createContext, type ReactNode, useEffect, useState } from 'react';

/** What a form gives the dialog that it is shown in. */
export type DialogParts = Omit<DialogProps, 'isOpen' | 'children'>;

/** A form in a dialog that was open before it came. */
export interface FramedForm {
  readonly formId: string;
  readonly parts: DialogParts;
}

/** Takes what a form gives the dialog that is open around it; null where it has to open one. */
export const DialogFrameContext = createContext<((form: FramedForm) => void) | null>(null);

/** Props of {@link DialogFrame}. */
export interface DialogFrameProps extends DialogParts {
  children: ReactNode;
}

/** One dialog for what is waited for and the form that comes after it: that is shown in it, and says what it has. */
export function DialogFrame({ children, ...waiting }: DialogFrameProps) {
  const [form, setForm] = useState<FramedForm>();
  const { formId, parts = waiting } = form ?? {};
  const start = parts.initialFocus;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is begun once, when the form comes
  useEffect(() => {
    if (formId !== undefined) beginInForm(formId, start?.current);
  }, [formId]);

  return (
    <Dialog isOpen {...parts}>
      <DialogFrameContext value={setForm}>{children}</DialogFrameContext>
    </Dialog>
  );
}

/** Moves the focus from the dialog, or from what was waited for and is gone, to where the form begins. */
function beginInForm(formId: string, start: HTMLElement | null | undefined): void {
  const form = document.getElementById(formId);
  const dialog = form?.closest('[role="dialog"]');
  const active = document.activeElement;
  if (!form || (active !== dialog && dialog?.contains(active))) return;
  (start ?? tabbableIn(form)[0])?.focus();
}
