import type { Schema } from '@aferir/api-client';
import { DISC_STATUS, PERFORMANCE_STATUS } from '@aferir/domain';
import { linkTo, type Page, paths } from '../../../paths.ts';
import { GRID_PARAMS, PERSON_PARAM } from '../../../shared/address/param-names.ts';

type Notification = Schema<'Notification'>;

/** Where a notification leads. */
export function placeOf(notification: Notification): string {
  const { tpNotificacao, tpResposta, idImportacao, idTreinamento } = notification;
  if (tpNotificacao === 'importacao') {
    return linkTo(paths.staffEmployeeImport, { search: { importacao: idImportacao } });
  }
  if (tpResposta === 'jogo') return linkTo(paths.staffGames);
  if (tpResposta === 'treinamento') {
    return idTreinamento === undefined
      ? linkTo(paths.staffTrainings)
      : linkTo(paths.staffTrainingReport, { params: { id: String(idTreinamento) } });
  }
  return tpResposta === 'comportamental'
    ? inSection(paths.staffBehavioral, notification, DISC_STATUS.finished)
    : inSection(paths.staffPerformance, notification, statusOf(notification));
}

/** The person whom it is about; of several, the grid of those who are so far. */
function inSection(
  section: Page,
  { idOrganogramaPessoa, tpNotificacao }: Notification,
  status: number,
): string {
  if (idOrganogramaPessoa !== undefined) {
    return linkTo(section, { search: { [PERSON_PARAM]: idOrganogramaPessoa } });
  }
  if (tpNotificacao === 'email') return linkTo(section);
  return linkTo(section, { search: { [GRID_PARAMS.filter]: status } });
}

function statusOf({ tpNotificacao }: Notification): number {
  if (tpNotificacao === 'gestor') return PERFORMANCE_STATUS.awaitingManagers;
  if (tpNotificacao === 'feedback') return PERFORMANCE_STATUS.awaitingFeedback;
  return PERFORMANCE_STATUS.finished;
}
