import type { Schema } from '@aferir/api-client';
import { DISC_STATUS, PERFORMANCE_STATUS } from '@aferir/domain';
import { linkTo, type Page, paths } from '../../../paths.ts';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { personHref } from '../../../shared/people/person-href.ts';

type Notification = Schema<'Notification'>;

type LinkKind = NonNullable<Notification['tpResposta']>;

/** Where what is told of each kind stands. */
const places: Readonly<Record<LinkKind, (notification: Notification) => string>> = {
  comportamental: (one) => inSection(paths.staffBehavioral, one, DISC_STATUS.finished),
  desempenho: (one) => inSection(paths.staffPerformance, one, statusOf(one)),
  treinamento: ({ idTreinamento }) =>
    idTreinamento === undefined
      ? linkTo(paths.staffTrainings)
      : linkTo(paths.staffTrainingReport, { params: { id: String(idTreinamento) } }),
  jogo: () => linkTo(paths.staffGames),
};

/** Where a notification leads: to what was answered, or to the import. */
export function placeOf(notification: Notification): string {
  const { tpNotificacao, tpResposta, idImportacao } = notification;
  if (tpNotificacao === 'importacao' || !tpResposta) {
    return linkTo(paths.staffEmployeeImport, { search: { importacao: idImportacao } });
  }
  return places[tpResposta](notification);
}

/** The person whom it is about; of several, the grid of those who are so far. */
function inSection(
  section: Page,
  { idOrganogramaPessoa, tpNotificacao }: Notification,
  status: number,
): string {
  if (idOrganogramaPessoa !== undefined) {
    return personHref(idOrganogramaPessoa);
  }
  if (tpNotificacao === 'email') return linkTo(section);
  return linkTo(section, { search: { [GRID_PARAMS.filter]: status } });
}

function statusOf({ tpNotificacao }: Notification): number {
  if (tpNotificacao === 'gestor') return PERFORMANCE_STATUS.awaitingManagers;
  if (tpNotificacao === 'feedback') return PERFORMANCE_STATUS.awaitingFeedback;
  return PERFORMANCE_STATUS.finished;
}
