import { duplicateGameMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { linkTo, paths } from '../../paths.ts';
import { useAppRouter } from '../../services/router-context.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { gamesMessages as texts } from './games-messages.ts';

/** Makes drafts of games there are, and opens them. */
export function useGameCopy() {
  const { staff, toasts } = useServices();
  const router = useAppRouter();
  const tellFailure = useFailureToast();
  const copying = useMutation({
    ...duplicateGameMutation(staff),
    onSuccess: ({ data }, { body: { flNovaRodada } }) => {
      const message = flNovaRodada ? texts.roundMade : texts.duplicated;
      toasts.show({ tone: 'success', message });
      void router.navigate(linkTo(paths.staffGame, { params: { id: String(data) } }));
    },
    onError: (problem, { body: { flNovaRodada } }) =>
      tellFailure(problem, flNovaRodada ? texts.roundFailed : texts.duplicateFailed),
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
