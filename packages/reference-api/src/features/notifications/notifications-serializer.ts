import type { components } from '@aferir/api-client';
import type { Language } from '@aferir/domain';
import type { LinkKindName, NameKind } from '../../operation/links/link-kind.ts';
import type { NotificationKind } from '../../shared/notifications/notifications-tables.ts';
import type { NotificationRow } from './notifications-read-model.ts';
import { wordNotification } from './word-notification.ts';

type Wire = components['schemas'];

const KINDS: Readonly<Record<NotificationKind, Wire['NotificationKind']>> = {
  import: 'importacao',
  assessment: 'avaliacao',
  rating: 'gestor',
  feedback: 'feedback',
  mail: 'email',
  training: 'treinamento',
  unmailed: 'aviso',
};

type IdOfSubject = Pick<Wire['Notification'], 'idResposta' | 'idTreinamento'>;

/** The field that tells the id of what was sent, by its kind; a game's is not told. */
const SUBJECTS: Readonly<Record<LinkKindName, (id: number) => IdOfSubject>> = {
  comportamental: (idResposta) => ({ idResposta }),
  desempenho: (idResposta) => ({ idResposta }),
  treinamento: (idTreinamento) => ({ idTreinamento }),
  jogo: () => ({}),
};

/** A row of the list, in a language. What it is about is told where that is one thing. */
export function toNotification(
  row: NotificationRow,
  nameKind: NameKind,
  language: Language,
): Wire['Notification'] {
  const { id, kind, count, personId, subjectKind, subjectId } = row;
  const name = subjectKind === null || subjectKind === 'import' ? undefined : nameKind(subjectKind);
  const { title, text } = wordNotification(row, name, language);
  const isOfOne = count === 1 && subjectId !== null;
  // A manager who owes feedback of several reviews is told of once.
  const isOfOnePerson = isOfOne || (kind === 'unmailed' && row.names.length === 1);
  const isOfOneSubject = isOfOne || kind === 'training';
  return {
    idNotificacao: id,
    tpNotificacao: KINDS[kind],
    dsTitulo: title,
    dsTexto: text,
    dtCriacao: row.occurredAt.toISOString(),
    flLida: row.isRead,
    qtdEventos: count,
    ...(name && { tpResposta: name }),
    ...(isOfOnePerson && personId !== null && { idOrganogramaPessoa: personId }),
    ...(name && isOfOneSubject && subjectId !== null && SUBJECTS[name](subjectId)),
    ...(kind === 'import' && subjectId !== null && { idImportacao: subjectId }),
  };
}
