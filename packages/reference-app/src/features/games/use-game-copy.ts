import { duplicateGameMutation } from '@aferir/api-client/react';
import { linkTo, paths } from '../../paths.ts';
import { useAppRouter } from '../../services/router-context.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useAddress } from '../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../shared/navigation/page-state.ts';
import { useToldMutation } from '../../shared/writes/use-told-mutation.ts';
import { gamesMessages as texts } from './games-messages.ts';

/** Makes drafts of games there are, and opens them. */
export function useGameCopy() {
  const { staff } = useServices();
  const router = useAppRouter();
  const address = useAddress();
  const copying = useToldMutation(duplicateGameMutation(staff), {
    done: ({ body }) => (body.flNovaRodada ? texts.roundMade : texts.duplicated),
    failed: ({ body }) => (body.flNovaRodada ? texts.roundFailed : texts.duplicateFailed),
    onDone: ({ data }) =>
      void router.navigate(linkTo(paths.staffGame, { params: { id: String(data) } }), {
        state: openedFrom(address),
      }),
  });
  const copy = (idJogo: number, flNovaRodada: boolean) =>
    copying.mutate({ body: { idJogo, flNovaRodada } });

  return {
    isCopying: copying.isPending,
    duplicate: (idJogo: number) => copy(idJogo, false),
    /** The same survey once more, for the same people. */
    beginRound: (idJogo: number) => copy(idJogo, true),
  };
}
