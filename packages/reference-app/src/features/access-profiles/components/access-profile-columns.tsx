import type { Schema } from '@aferir/api-client';
import { Badge, gridColumnsOf } from '@aferir/ui';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { ProfileUsersCount } from './profile-users-count.tsx';

const column = gridColumnsOf<Schema<'AccessProfileRow'>>();
/** What the list shows of each access profile. */
export const accessProfileColumns = column.columns([
  column.accessor('nmPerfilAcesso', {
    header: texts.nameColumn,
    cell: ({ row: { original } }) => (
      <>
        <span>{`${original.nmPerfilAcesso} `}</span>
        {original.flProprio ? <Badge>{texts.ownBadge}</Badge> : null}
      </>
    ),
    meta: { isCardTitle: true, sort: 'nome' },
  }),
  column.accessor('dsPerfilAcesso', {
    header: texts.description,
    cell: ({ getValue }) => getValue() || '-',
    meta: { sort: 'descricao' },
  }),
  column.accessor('qtdUsuarios', {
    header: texts.users,
    cell: ({ row: { original } }) => <ProfileUsersCount profile={original} />,
    meta: { width: '140px', sort: 'usuarios' },
  }),
]);
