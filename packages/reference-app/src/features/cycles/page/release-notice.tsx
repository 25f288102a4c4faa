import type { Schema } from '@aferir/api-client';
import { formatDate, SECTION } from '@aferir/domain';
import { Button, Notice } from '@aferir/ui';
import { useState } from 'react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { ReleaseDialog } from './release-dialog.tsx';

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
      {isOpen ? <ReleaseDialog cycle={cycle} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
