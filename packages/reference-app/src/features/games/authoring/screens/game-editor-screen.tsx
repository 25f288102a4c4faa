import { getGameForEditingQuery } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../paths.ts';
import { useServices } from '../../../../services/services-context.tsx';
import { useSectionRights } from '../../../../services/use-section-rights.ts';
import { useRecordPath } from '../../../../shared/address/use-record-path.ts';
import { ForbiddenState, NotFoundState } from '../../../../shared/states/failure-states.tsx';
import { ReadRecord } from '../../../../shared/states/read-record.tsx';
import { GameEditor } from '../components/game-editor.tsx';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';

/** Writes the game that the address names, or a new one; who may not change it sees it. */
export function GameEditorScreen() {
  const { has } = useSectionRights(SECTION.games);
  const { id } = useRecordPath(paths.staffGame);
  if (id === null) return <NotFoundState />;
  if (id !== 0) return <StoredGame key={id} id={id} />;
  return has(rightToSave(0)) ? <GameEditor game={undefined} /> : <ForbiddenState />;
}

function StoredGame({ id }: { id: number }) {
  const { staff } = useServices();
  const game = useQuery({
    ...getGameForEditingQuery(staff, { path: { id } }),
    refetchOnWindowFocus: false,
    // Whoever opens it again writes over what it is by then.
    gcTime: 0,
  });
  if (game.error?.status === 404) return <NotFoundState />;
  return (
    <ReadRecord query={game} failedTitle={texts.loadFailed} count={6}>
      {(data) => <GameEditor game={data} />}
    </ReadRecord>
  );
}
