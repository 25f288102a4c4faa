import { Button } from '@aferir/ui';
import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { lazyOr } from '../loading/lazy-or.ts';
import { LostPart } from '../states/lost-part.tsx';
import { useMayHandLinks } from './hand-link.tsx';
import type { RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import type { SlipsDialogProps } from './slips-dialog.tsx';

const SlipsDialog = lazyOr<SlipsDialogProps>(
  async () => (await import('./slips-dialog.tsx')).SlipsDialog,
  LostPart,
);

/** Props of {@link RequestSlips}. */
export interface RequestSlipsProps<People> {
  kind: RequestKind<People>;
  /** Of whose requests. */
  who: People;
  /** @default 'm' */
  size?: 's' | 'm';
}

/** Prints slips of open requests; not there for who may make no links to hand over. */
export function RequestSlips<People>({ kind, who, size = 'm' }: RequestSlipsProps<People>) {
  const { staff } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayHandLinks(kind.section)) return null;
  const make = kind.slips(staff);
  return (
    <>
      <Button variant="secondary" size={size} icon={<Printer />} onClick={() => setIsOpen(true)}>
        {requestMessages.printSlips}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SlipsDialog
            subject={kind.slipSubject}
            awaited={kind.reminding.people.preview(staff, who)}
            slips={{
              ...make,
              mutationFn: ({ body }) => make.mutationFn({ body: { ...who, ...body } }),
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
