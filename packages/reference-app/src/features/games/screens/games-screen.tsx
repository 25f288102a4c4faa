import type { Schema } from '@aferir/api-client';
import {
  closeGameMutation,
  createGameFromTemplateMutation,
  deleteGameMutation,
  listGamesQuery,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { Button, ConfirmDialog } from '@aferir/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { useAppRouter } from '../../../services/router-context.tsx';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import stack from '../../../shared/frame/stack.module.css';
import { RecordGrid } from '../../../shared/grid/record-grid.tsx';
import { RecordsHeader } from '../../../shared/grid/records-header.tsx';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { useAskedMutation } from '../../../shared/writes/use-asked-mutation.ts';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { gameColumns } from '../components/game-columns.tsx';
import { GameFigures } from '../components/game-figures.tsx';
import { gamesMessages as texts } from '../games-messages.ts';
import { SendGameDialog, type SendGameDialogProps } from '../sending/send-game-dialog.tsx';
import { STATE_FILTERS } from '../state-filters.ts';
import { useGameActions } from '../use-game-actions.tsx';

type Game = Schema<'GameRow'>;

const ofGame = {
  nameOf: ({ nmJogo }: Game) => nmJogo,
  initOf: ({ idJogo }: Game) => ({ params: { query: { idJogo } } }),
};

const CHOICES = {
  filterOptions: STATE_FILTERS,
  sorts: ['titulo', 'perguntas', 'pessoas', 'participacao', 'situacao', 'envio', 'encerramento'],
} as const;

/** The games and surveys of the company. What the list shows stands in the address. */
export function GamesScreen() {
  const { staff } = useServices();
  const router = useAppRouter();
  const address = useAddress();
  const { has } = useSectionRights(SECTION.games);
  const [sending, setSending] = useState<Omit<SendGameDialogProps, 'onClose'>>();
  const games = useGridList((page, filter) => {
    const state = STATE_FILTERS.find(({ value }) => value === filter)?.code;
    return listGamesQuery(staff, { query: { ...page, ...(state && { idSituacao: state }) } });
  }, CHOICES);
  const open = (id: string) =>
    void router.navigate(linkTo(paths.staffGame, { params: { id } }), {
      state: openedFrom(address),
    });
  const template = useToldMutation(createGameFromTemplateMutation(staff), {
    done: texts.templateMade,
    failed: texts.templateFailed,
    onDone: ({ data }) => open(String(data)),
  });
  const closing = useAskedMutation(closeGameMutation(staff), {
    ...ofGame,
    title: texts.closeTitle,
    message: closeTextOf,
    confirmLabel: texts.close,
    done: texts.closedNow,
    failed: texts.closeFailed,
  });
  const removal = useRemoval(deleteGameMutation(staff), { ...ofGame, texts });
  const actions = useGameActions({
    send: (game) => setSending({ purpose: 'send', game }),
    remind: (game) => setSending({ purpose: 'remind', game }),
    close: closing.ask,
    remove: removal.ask,
  });

  return (
    <div className={stack.root}>
      <RecordsHeader
        section={SECTION.games}
        texts={texts}
        actions={
          has('incluir') ? (
            <Button
              variant="secondary"
              icon={<ShieldCheck />}
              isLoading={template.isPending}
              onClick={() => template.mutate({ body: { dsModelo: 'nr1' } })}
            >
              {texts.useTemplate}
            </Button>
          ) : null
        }
        onAdd={() => open('novo')}
      />
      <GameFigures />
      <RecordGrid<Game>
        section={SECTION.games}
        texts={texts}
        onAdd={() => open('novo')}
        exported="jogos"
        list={games}
        columns={gameColumns}
        rowId={({ idJogo }) => String(idJogo)}
        rowName={({ nmJogo }) => nmJogo}
        rowActions={actions}
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
