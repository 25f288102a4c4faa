import type { Schema } from '@aferir/api-client';
import { Badge, gridColumnsOf } from '@aferir/ui';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';

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
    meta: { isCardTitle: true },
  }),
  column.accessor('dsPerfilAcesso', {
    header: texts.description,
    cell: ({ getValue }) => getValue() || '-',
  }),
  column.accessor('qtdUsuarios', {
    header: texts.users,
    cell: ({ getValue }) => texts.usersOf(getValue()),
    meta: { width: '120px' },
  }),
]);
