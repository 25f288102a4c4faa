import { Notice } from '@aferir/ui';
import { appTexts } from '../app-messages.ts';
import { useTexts } from '../language/speech-context.tsx';

/** Stands in place of a part of a page whose code is lost. */
export function LostPart() {
  const texts = useTexts(appTexts);
  return (
    <Notice tone="danger" title={texts.lostChunkTitle}>
      {texts.lostChunkText}
    </Notice>
  );
}
