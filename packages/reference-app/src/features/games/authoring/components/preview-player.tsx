import { GamePreview, type GamePreviewContent } from '@aferir/widgets';
import { useServices } from '../../../../services/services-context.tsx';
import { WidgetRealm } from '../../../../shared/widgets/widget-realm.tsx';

/** Props of {@link PreviewPlayer}. */
export interface PreviewPlayerProps {
  game: GamePreviewContent;
  onClose: () => void;
}

/** The player itself, which sends nothing. */
export function PreviewPlayer({ game, onClose }: PreviewPlayerProps) {
  const { staff } = useServices();
  return (
    <WidgetRealm session={staff}>
      <GamePreview game={game} headingLevel={3} onClose={onClose} />
    </WidgetRealm>
  );
}
