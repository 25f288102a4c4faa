import { Dialog, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import type { GamePreviewContent } from '@aferir/widgets';
import { Suspense } from 'react';
import { lazyOr } from '../../../../shared/loading/lazy-or.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import type { PreviewPlayerProps } from './preview-player.tsx';

// Not everybody who writes a game looks at it.
const PreviewPlayer = lazyOr<PreviewPlayerProps>(
  async () => (await import('./preview-player.tsx')).PreviewPlayer,
  PreviewLost,
);

function PreviewLost() {
  return <Notice tone="danger">{texts.previewLost}</Notice>;
}

/** Props of {@link PreviewDialog}. */
export interface PreviewDialogProps {
  game: GamePreviewContent;
  onClose: () => void;
}

/** A game as those see it who play it, saved or not. */
export function PreviewDialog({ game, onClose }: PreviewDialogProps) {
  return (
    <Dialog isOpen size="l" onClose={onClose} title={texts.previewTitle}>
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton shape="block" height="480px" />
          </SkeletonGroup>
        }
      >
        <PreviewPlayer game={game} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
