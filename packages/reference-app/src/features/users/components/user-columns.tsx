import type { Schema } from '@aferir/api-client';
import { EmailText, gridColumnsOf } from '@aferir/ui';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { profileNames } from '../profile-names.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { UserStatus } from './user-status.tsx';

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
    meta: { isCardTitle: true, sort: 'nome' },
  }),
  column.accessor('dsEmail', {
    header: texts.email,
    cell: ({ getValue }) => <EmailText address={getValue() ?? ''} />,
    meta: { sort: 'email' },
  }),
  column.accessor('perfis', {
    header: texts.profilesColumn,
    cell: ({ row: { original } }) => profileNames(original),
    meta: { sort: 'perfis' },
  }),
  column.accessor('flAtivo', {
    header: texts.status,
    cell: ({ row: { original } }) => <UserStatus user={original} />,
    meta: { width: '160px', sort: 'situacao' },
  }),
]);
