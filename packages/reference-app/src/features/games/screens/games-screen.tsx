import type { Schema } from '@aferir/api-client';
import {
  closeGameMutation,
  createGameFromTemplateMutation,
  deleteGameMutation,
  listGamesQuery,
} from '@aferir/api-client/react';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { useAppRouter } from '../../../services/router-context.tsx';
import { useServices } from '../../../services/services-context.tsx';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import stack from '../../../shared/frame/stack.module.css';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { GameFigures } from '../components/game-figures.tsx';
import { GamesGrid } from '../components/games-grid.tsx';
import { gamesMessages as texts } from '../games-messages.ts';
import { SendGameDialog } from '../sending/send-game-dialog.tsx';
import { STATE_FILTERS } from '../state-filters.ts';
import { useGameCopy } from '../use-game-copy.ts';

type Game = Schema<'GameRow'>;

/** What is asked about a game of the list. */
interface Asked {
  readonly about: 'send' | 'remind' | 'close' | 'remove';
  readonly game: Game;
}

/** The games and surveys of the company. What the list shows stands in the address. */
export function GamesScreen() {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const router = useAppRouter();
  const [query, setQuery] = useGridAddress(STATE_FILTERS.map(({ value }) => value));
  const [asked, setAsked] = useState<Asked>();
  const copy = useGameCopy();
  const state = STATE_FILTERS.find(({ value }) => value === query.filter)?.code;
  const games = useQuery({
    ...listGamesQuery(staff, {
      query: { ...toPageParams(query), ...(state && { idSituacao: state }) },
    }),
    placeholderData: keepPreviousData,
  });
  const open = (id: string) => void router.navigate(linkTo(paths.staffGame, { params: { id } }));
  const template = useMutation({
    ...createGameFromTemplateMutation(staff),
    onSuccess: ({ data }) => {
      toasts.show({ tone: 'success', message: texts.templateMade });
      open(String(data));
    },
    onError: (problem) => tellFailure(problem, texts.templateFailed),
  });
  const closing = useMutation({
    ...closeGameMutation(staff),
    ...tellOutcome(texts.closedNow, texts.closeFailed),
  });
  const removal = useMutation({
    ...deleteGameMutation(staff),
    ...tellOutcome(texts.removed, texts.removeFailed),
  });
  const ask = (about: Asked['about']) => (game: Game) => setAsked({ about, game });
  const end = () => setAsked(undefined);

  function tellOutcome(done: string, failed: string) {
    return {
      onSuccess: () => {
        toasts.show({ tone: 'success', message: done });
        end();
      },
      onError: (problem: Parameters<typeof tellFailure>[0]) => {
        tellFailure(problem, failed);
        end();
      },
    };
  }

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <GameFigures />
      <GamesGrid
        games={games}
        query={query}
        onQueryChange={setQuery}
        onAdd={() => open('novo')}
        isMakingTemplate={template.isPending}
        onUseTemplate={() => template.mutate({ body: { dsModelo: 'nr1' } })}
        onOpen={({ idJogo }) => open(String(idJogo))}
        onDuplicate={({ idJogo }) => copy.duplicate(idJogo)}
        onNewRound={({ idJogo }) => copy.beginRound(idJogo)}
        onSend={ask('send')}
        onRemind={ask('remind')}
        onClose={ask('close')}
        onViewResults={({ idJogo }) =>
          void router.navigate(linkTo(paths.staffGameResults, { params: { id: String(idJogo) } }))
        }
        onViewPsychosocial={({ idJogo }) =>
          void router.navigate(linkTo(paths.staffGameNr1, { params: { id: String(idJogo) } }))
        }
        onRemove={ask('remove')}
      />
      {asked?.about === 'send' || asked?.about === 'remind' ? (
        <SendGameDialog purpose={asked.about} game={asked.game} onClose={end} />
      ) : null}
      <ConfirmDialog
        isOpen={asked?.about === 'close'}
        isBusy={closing.isPending}
        tone="danger"
        title={texts.closeTitle}
        message={asked ? closeTextOf(asked.game) : ''}
        subject={asked?.game.nmJogo ?? ''}
        confirmLabel={texts.close}
        onConfirm={() =>
          asked && closing.mutate({ params: { query: { idJogo: asked.game.idJogo } } })
        }
        onCancel={end}
      />
      <ConfirmDialog
        isOpen={asked?.about === 'remove'}
        isBusy={removal.isPending}
        tone="danger"
        title={texts.removeTitle}
        message={texts.removeText}
        subject={asked?.game.nmJogo ?? ''}
        confirmLabel={texts.remove}
        onConfirm={() =>
          asked && removal.mutate({ params: { query: { idJogo: asked.game.idJogo } } })
        }
        onCancel={end}
      />
    </div>
  );
}

function closeTextOf({ qtdEnviados, qtdConcluidos, flAnonimo }: Game): string {
  const text = texts.closeText(qtdEnviados - qtdConcluidos);
  return flAnonimo ? `${text} ${texts.closeAnonymousText}` : text;
}
