import type { Schema } from '@aferir/api-client';
import { formatDate, SECTION } from '@aferir/domain';
import { Button, Notice } from '@aferir/ui';
import { Suspense, useState } from 'react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import type { ReleaseDialogProps } from './release-dialog.tsx';

// The page would wait for what a field of a day is made of.
const ReleaseDialog = lazyOr<ReleaseDialogProps>(
  async () => (await import('./release-dialog.tsx')).ReleaseDialog,
  LostPart,
);

/** Says whether the results of a cycle are held, and until when, and releases them. */
export function ReleaseNotice({ cycle }: { cycle: Schema<'CycleContent'> }) {
  const { has } = useSectionRights(SECTION.cycles);
  const [isOpen, setIsOpen] = useState(false);
  const { dtLiberacao, dtLiberados, qtdRetidos } = cycle;
  if (dtLiberados !== null) return <Notice>{texts.releasedOn(formatDate(dtLiberados))}</Notice>;
  const until = dtLiberacao === null ? texts.heldOpen : texts.heldUntil(formatDate(dtLiberacao));
  return (
    <>
      <Notice
        action={
          has('alterar') ? (
            <Button size="s" variant="secondary" onClick={() => setIsOpen(true)}>
              {texts.release}
            </Button>
          ) : null
        }
      >
        {`${texts.held(qtdRetidos)} ${until}`}
      </Notice>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReleaseDialog cycle={cycle} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
