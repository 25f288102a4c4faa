import { SECTION } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { Tablet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { useMayHandLinks } from '../../../shared/requests/hand-link.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import type { TotemDialogProps } from './totem-dialog.tsx';

const TotemDialog = lazyOr<TotemDialogProps>(
  async () => (await import('./totem-dialog.tsx')).TotemDialog,
  LostPart,
);

/** Lets staff open and close the totem of a cycle who may hand links over. */
export function TotemAction({ cycle, label }: Pick<TotemDialogProps, 'cycle'> & { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayHandLinks(SECTION.cycles)) return null;
  return (
    <>
      <Button variant="secondary" icon={<Tablet />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TotemDialog cycle={cycle} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
