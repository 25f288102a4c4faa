import type { Schema } from '@aferir/api-client';
import {
  closeGameMutation,
  createGameFromTemplateMutation,
  deleteGameMutation,
  listGamesQuery,
} from '@aferir/api-client/react';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { useAppRouter } from '../../../services/router-context.tsx';
import { useServices } from '../../../services/services-context.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { useAskedMutation } from '../../../shared/writes/use-asked-mutation.ts';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { GameFigures } from '../components/game-figures.tsx';
import { GamesGrid } from '../components/games-grid.tsx';
import { gamesMessages as texts } from '../games-messages.ts';
import { SendGameDialog } from '../sending/send-game-dialog.tsx';
import { STATE_FILTERS } from '../state-filters.ts';
import { useGameCopy } from '../use-game-copy.ts';

type Game = Schema<'GameRow'>;

/** A game that is about to be sent, or its people reminded of it. */
interface Sending {
  readonly purpose: 'send' | 'remind';
  readonly game: Game;
}

/** The games and surveys of the company. What the list shows stands in the address. */
export function GamesScreen() {
  const { staff } = useServices();
  const router = useAppRouter();
  const [query, setQuery] = useGridAddress(STATE_FILTERS.map(({ value }) => value));
  const [sending, setSending] = useState<Sending>();
  const copy = useGameCopy();
  const state = STATE_FILTERS.find(({ value }) => value === query.filter)?.code;
  const games = useQuery({
    ...listGamesQuery(staff, {
      query: { ...toPageParams(query), ...(state && { idSituacao: state }) },
    }),
    placeholderData: keepPreviousData,
  });
  const open = (id: string) => void router.navigate(linkTo(paths.staffGame, { params: { id } }));
  const template = useToldMutation(createGameFromTemplateMutation(staff), {
    done: texts.templateMade,
    failed: texts.templateFailed,
    onDone: ({ data }) => open(String(data)),
  });
  const ofGame = {
    nameOf: ({ nmJogo }: Game) => nmJogo,
    initOf: ({ idJogo }: Game) => ({ params: { query: { idJogo } } }),
  };
  const closing = useAskedMutation(closeGameMutation(staff), {
    ...ofGame,
    title: texts.closeTitle,
    message: closeTextOf,
    confirmLabel: texts.close,
    done: texts.closedNow,
    failed: texts.closeFailed,
  });
  const removal = useRemoval(deleteGameMutation(staff), {
    texts,
    ...ofGame,
  });
  const send = (purpose: Sending['purpose']) => (game: Game) => setSending({ purpose, game });

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
        onSend={send('send')}
        onRemind={send('remind')}
        onClose={closing.ask}
        onViewResults={({ idJogo }) =>
          void router.navigate(linkTo(paths.staffGameResults, { params: { id: String(idJogo) } }))
        }
        onViewPsychosocial={({ idJogo }) =>
          void router.navigate(linkTo(paths.staffGameNr1, { params: { id: String(idJogo) } }))
        }
        onRemove={removal.ask}
      />
      {sending ? <SendGameDialog {...sending} onClose={() => setSending(undefined)} /> : null}
      <ConfirmDialog {...closing.question} />
      <ConfirmDialog {...removal.question} />
    </div>
  );
}

function closeTextOf({ qtdEnviados, qtdConcluidos, flAnonimo }: Game): string {
  const text = texts.closeText(qtdEnviados - qtdConcluidos);
  return flAnonimo ? `${text} ${texts.closeAnonymousText}` : text;
}
