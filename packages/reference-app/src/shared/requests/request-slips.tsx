import { Button } from '@aferir/ui';
import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyOr } from '../loading/lazy-or.ts';
import { LostPart } from '../states/lost-part.tsx';
import { useMayHandLinks } from './hand-link.tsx';
import { requestMessages } from './request-messages.ts';
import type { SlipsDialogProps } from './slips-dialog.tsx';

const SlipsDialog = lazyOr<SlipsDialogProps>(
  async () => (await import('./slips-dialog.tsx')).SlipsDialog,
  LostPart,
);

/** Props of {@link RequestSlips}. */
export interface RequestSlipsProps extends Omit<SlipsDialogProps, 'onClose'> {
  /** @default 'm' */
  size?: 's' | 'm';
}

/** Prints slips of open requests; not there for who may make no links to hand over. */
export function RequestSlips({ size = 'm', ...order }: RequestSlipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayHandLinks(order.kind.section)) return null;
  return (
    <>
      <Button variant="secondary" size={size} icon={<Printer />} onClick={() => setIsOpen(true)}>
        {requestMessages.printSlips}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SlipsDialog {...order} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
