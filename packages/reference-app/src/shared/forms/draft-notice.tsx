import { Button, Notice, type NoticeProps } from '@aferir/ui';
import { staffFormMessages } from './form-messages.ts';
import type { KeptDraft } from './use-form-draft.ts';

/** Props of {@link DraftNotice}. */
export interface DraftNoticeProps extends Pick<NoticeProps, 'onFocus'> {
  draft: Pick<KeptDraft, 'restored' | 'discard'>;
}

/** Says that a form holds what was typed before, and offers the record in its place. */
export function DraftNotice({ draft: { restored, discard }, onFocus }: DraftNoticeProps) {
  if (!restored) return null;
  const isOver = restored === 'over-newer';
  return (
    <Notice
      onFocus={onFocus}
      tone={isOver ? 'warning' : 'info'}
      action={
        <Button variant="ghost" size="s" onClick={discard}>
          {staffFormMessages.discardDraft}
        </Button>
      }
    >
      {isOver ? staffFormMessages.restoredOver : staffFormMessages.restored}
    </Notice>
  );
}
