import { Notice } from '@aferir/ui';
import { appMessages } from '../app-messages.ts';

/** Stands in place of a part of a page whose code is lost. */
export function LostPart() {
  return (
    <Notice tone="danger" title={appMessages.lostChunkTitle}>
      {appMessages.lostChunkText}
    </Notice>
  );
}
