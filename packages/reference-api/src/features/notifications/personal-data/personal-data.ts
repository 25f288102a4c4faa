import { DEFAULT_LANGUAGE } from '@aferir/domain';
import type { NameKind } from '../../../operation/links/link-kind.ts';
import type { PersonalDataPart } from '../../feature.ts';
import { readNotificationsOfPerson } from '../notifications-read-model.ts';
import { toNotification } from '../notifications-serializer.ts';

/** What was told to a person as a manager who uses the staff area. */
export function readPersonalData(nameKind: NameKind): PersonalDataPart {
  return async (context, personId) => {
    const rows = await readNotificationsOfPerson(context, personId);
    return {
      notificacoes: rows.map((row) => {
        const { dsTitulo, dsTexto, dtCriacao } = toNotification(row, nameKind, DEFAULT_LANGUAGE);
        return { dsTitulo, dsTexto, dtCriacao };
      }),
    };
  };
}
