import type { NameKind } from '../../../links/response-kind.ts';
import type { PersonalDataPart } from '../../feature.ts';
import { createNotificationStore } from '../notification-store.ts';
import { toNotification } from '../notifications-serializer.ts';

/** What was told to a person as a manager who uses the staff area. */
export function readPersonalData(nameKind: NameKind): PersonalDataPart {
  return async ({ db, company }, personId) => {
    const rows = await createNotificationStore(db, company.id).listOfPerson(personId);
    return {
      notificacoes: rows.map((row) => {
        const { dsTitulo, dsTexto, dtCriacao } = toNotification(row, nameKind);
        return { dsTitulo, dsTexto, dtCriacao };
      }),
    };
  };
}
