import type { Schema } from '@aferir/api-client';
import { gridColumnsOf } from '@aferir/ui';
import { ActivityBadge } from '../../../shared/grid/activity-badge.tsx';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { usersMessages as texts } from '../users-messages.ts';

const column = gridColumnsOf<Schema<'UserRow'>>();
/** What the list shows of each user. */
export const userColumns = column.columns([
  column.accessor('nmUsuario', {
    header: texts.name,
    // Whether they are active stands in a column of its own.
    cell: ({ row: { original } }) => (
      <PersonCell
        nmPessoa={original.nmUsuario}
        nmCargo={original.flAdministrador ? texts.administrator : null}
        urlFoto={original.urlFoto}
        dsEmail={original.dsEmail}
        flAtivo
      />
    ),
    meta: { isCardTitle: true },
  }),
  column.accessor('dsEmail', { header: texts.email }),
  column.accessor('flAtivo', {
    header: texts.status,
    cell: ({ getValue }) => <ActivityBadge isActive={getValue()} />,
    meta: { width: '120px' },
  }),
]);
