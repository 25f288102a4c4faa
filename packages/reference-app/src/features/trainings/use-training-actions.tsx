import type { Schema } from '@aferir/api-client';
import { ChartNoAxesColumn, CirclePause, CirclePlay, Eye, Send } from 'lucide-react';
import { useNavigate } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { editAction, type RecordAction, removeAction } from '../../shared/grid/record-actions.tsx';
import { useAddress } from '../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../shared/navigation/page-state.ts';
import { sendingObstacle } from './sending/sending-obstacle.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

type Training = Schema<'ListedTraining'>;
type Act = 'send' | 'deactivate' | 'activate' | 'remove';

/** What can be done with each training of the list; what is more than to open a page is handed in. */
export function useTrainingActions(
  act: Readonly<Record<Act, (training: Training) => void>>,
): readonly RecordAction<Training>[] {
  const navigate = useNavigate();
  const address = useAddress();
  const leadingTo =
    (page: typeof paths.staffTraining | typeof paths.staffTrainingReport) =>
    ({ idTreinamento }: Training) =>
      void navigate(linkTo(page, { params: { id: String(idTreinamento) } }), {
        state: openedFrom(address),
      });
  return [
    editAction({ label: texts.edit, onSelect: leadingTo(paths.staffTraining) }),
    {
      id: 'preview',
      right: 'visualizar',
      label: texts.preview,
      icon: <Eye />,
      isVisible: ({ qtdRecursos }) => qtdRecursos > 0,
      onSelect: ({ idTreinamento: id }) =>
        void navigate(linkTo(paths.trainingPlayer, { search: { id } })),
    },
    {
      id: 'send',
      right: 'incluir',
      label: texts.send,
      icon: <Send />,
      disabledReason: (training) => {
        const obstacle = sendingObstacle(training);
        return obstacle && texts.cannotSend[obstacle];
      },
      onSelect: act.send,
    },
    {
      id: 'report',
      right: 'visualizar',
      label: texts.viewReport,
      icon: <ChartNoAxesColumn />,
      isVisible: ({ dtEnvioEmails }) => dtEnvioEmails !== null,
      onSelect: leadingTo(paths.staffTrainingReport),
    },
    {
      id: 'deactivate',
      right: 'alterar',
      label: texts.deactivate,
      icon: <CirclePause />,
      isVisible: ({ flAtivo }) => flAtivo,
      onSelect: act.deactivate,
    },
    {
      id: 'activate',
      right: 'alterar',
      label: texts.activate,
      icon: <CirclePlay />,
      isVisible: ({ flAtivo }) => !flAtivo,
      onSelect: act.activate,
    },
    removeAction({ label: texts.remove, onSelect: act.remove }),
  ];
}
